import { GraphQLError } from "graphql";
import { withoutSuggestion } from "./hide-schema";

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

/** The same without the names that GraphQL suggests for wrong ones. */
export function maskErrorAndSchema(error: unknown): Error {
  const told = maskError(error);
  const message = withoutSuggestion(told.message);
  if (message === told.message || !(told instanceof GraphQLError)) return told;
  return new GraphQLError(message, told);
}

/** Whether the engine itself is to blame: neither a failure that it tells on purpose nor a fault of the document. */
export function isOurOwn(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return true;
  if (error.extensions?.category) return false;
  return error.originalError !== undefined && !(error.originalError instanceof GraphQLError);
}

function categorised(error: GraphQLError | undefined, message: string, category: string): GraphQLError {
  const { http } = error?.extensions ?? {};
  return new GraphQLError(message, {
    nodes: error?.nodes,
    path: error?.path,
    source: error?.source,
    positions: error?.positions,
    // By it Yoga's HTTP layer knows the status and headers of the answer; it tells nobody.
    extensions: { category, ...(http ? { http } : {}) },
  });
}
