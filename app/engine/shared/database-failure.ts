import { DatabaseUnavailable, RETRY_AFTER_SECONDS } from "../database/database-unavailable";
import { rejected } from "./json-response";

/** Message to clients while the database is unavailable. */
export const NOT_NOW = "We're having trouble right now. Please try again in a minute.";

/** The response to a request that failed because of the database: 503; null for any other error. */
export function databaseFailureResponse(error: unknown): Response | null {
  if (!(error instanceof DatabaseUnavailable)) return null;
  const response = rejected(NOT_NOW, 503, "unavailable");
  response.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  return response;
}
