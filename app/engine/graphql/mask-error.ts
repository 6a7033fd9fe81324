import { GraphQLError } from "graphql";

const INTERNAL = "Internal server error";

/**
 * What is told of an error: our own failures and the faults of the document as they are, anything else as
 * "Internal server error" while the log gets the truth (log-failures.ts).
 */
export function maskError(error: unknown): Error {
  if (!(error instanceof GraphQLError)) return categorised(undefined, INTERNAL, "internal");
  if (isOurOwn(error)) return categorised(error, INTERNAL, "internal");
  return error.extensions?.category ? error : categorised(error, error.message, "graphql-input");
}

/** Whether the engine itself is to blame: neither a failure that it tells on purpose nor a fault of the document. */
export function isOurOwn(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return true;
  if (error.extensions?.category) return false;
  return error.originalError !== undefined && !(error.originalError instanceof GraphQLError);
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
