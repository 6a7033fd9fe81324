import { GraphQLError } from "graphql";
import { logger } from "../shared/logger";

const INTERNAL = "Internal server error";

/**
 * What is told of an error: our own failures and the faults of the document as they are, anything else as
 * "Internal server error" while the log gets the truth.
 */
export function maskError(error: unknown): Error {
  if (error instanceof GraphQLError) {
    if (error.extensions?.category) return error;
    const isToldByGraphql = !error.originalError || error.originalError instanceof GraphQLError;
    if (isToldByGraphql) return categorised(error, error.message, "graphql-input");
  }
  logger.error({ err: error instanceof GraphQLError ? error.originalError : error }, "an operation failed");
  return categorised(error instanceof GraphQLError ? error : undefined, INTERNAL, "internal");
}

function categorised(error: GraphQLError | undefined, message: string, category: string): GraphQLError {
  return new GraphQLError(message, {
    nodes: error?.nodes,
    path: error?.path,
    source: error?.source,
    positions: error?.positions,
    extensions: { category },
  });
}
