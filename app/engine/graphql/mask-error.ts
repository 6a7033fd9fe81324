import { GraphQLError } from "graphql";
import { DatabaseUnavailable, RETRY_AFTER_SECONDS } from "../database/database-unavailable";
import { NOT_NOW } from "../shared/database-failure";
import { withoutSuggestion } from "./hide-schema";

const INTERNAL = "Internal server error";
/** Category of an error that may well not be there a little later. */
export const UNAVAILABLE = "unavailable";

/**
 * What is told of an error: our own failures and the faults of the document as they are, a database that is away as
 * such, anything else as "Internal server error" while the log gets the truth (log-failures.ts).
 */
export function maskError(error: unknown): Error {
  if (isUnavailable(error)) return unavailable(error);
  if (!(error instanceof GraphQLError)) return categorised(undefined, INTERNAL, "internal");
  if (isOurOwn(error)) return categorised(error, INTERNAL, "internal");
  return error.extensions?.category ? error : categorised(error, error.message, "graphql-input");
}

/** The same without the names that GraphQL suggests for wrong ones. */
export function maskErrorAndSchema(error: unknown): Error {
  const masked = maskError(error);
  const message = withoutSuggestion(masked.message);
  if (message === masked.message || !(masked instanceof GraphQLError)) return masked;
  return new GraphQLError(message, masked);
}

/** Whether the engine itself is to blame: neither a failure that it tells on purpose nor a fault of the document. */
export function isOurOwn(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return true;
  if (error.extensions?.category) return false;
  return error.originalError !== undefined && !(error.originalError instanceof GraphQLError);
}

/** The database keeps the operation from being done, now. */
function isUnavailable(error: unknown): boolean {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  return cause instanceof DatabaseUnavailable;
}

/** Yoga's HTTP layer takes status and headers from `http`, and tells nobody of it. */
function unavailable(error: unknown): GraphQLError {
  const at = error instanceof GraphQLError ? error : undefined;
  return new GraphQLError(NOT_NOW, {
    nodes: at?.nodes,
    path: at?.path,
    source: at?.source,
    positions: at?.positions,
    extensions: {
      category: UNAVAILABLE,
      http: { status: 503, headers: { "Retry-After": String(RETRY_AFTER_SECONDS) } },
    },
  });
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
