import { GraphQLError } from "graphql";
import { DatabaseUnavailable, RETRY_AFTER_SECONDS } from "../database/database-unavailable";
import { NOT_NOW } from "../shared/database-failure";
import { withoutSuggestion } from "./hide-schema";

const INTERNAL = "Internal server error";
/** Category of a transient error. */
export const UNAVAILABLE = "unavailable";

/**
 * Converts an error for the client: intended errors and faults of the document are unchanged, an unreachable database
 * is reported as such, and any other becomes "Internal server error" while the log gets the original (log-failures.ts).
 */
export function maskError(error: unknown): Error {
  if (isUnavailable(error)) return unavailable(error);
  if (!(error instanceof GraphQLError)) return categorised(undefined, INTERNAL, "internal");
  if (isOurOwn(error)) return categorised(error, INTERNAL, "internal");
  return error.extensions?.category ? error : categorised(error, error.message, "graphql-input");
}

/** Like `maskError`, without GraphQL's suggested names. */
export function maskErrorAndSchema(error: unknown): Error {
  const masked = maskError(error);
  const message = withoutSuggestion(masked.message);
  if (message === masked.message || !(masked instanceof GraphQLError)) return masked;
  return new GraphQLError(message, masked);
}

/** True if the error is an internal one: neither intended nor a fault of the document. */
export function isOurOwn(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return true;
  if (error.extensions?.category) return false;
  return error.originalError !== undefined && !(error.originalError instanceof GraphQLError);
}

/** True if the database prevents the operation temporarily. */
function isUnavailable(error: unknown): boolean {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  return cause instanceof DatabaseUnavailable;
}

/** Yoga's HTTP layer takes status and headers from `http`, and does not send it to clients. */
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
    // Yoga's HTTP layer takes status and headers from this, and does not send it to clients.
    extensions: { category, ...(http ? { http } : {}) },
  });
}
