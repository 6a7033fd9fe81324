import { DatabaseUnavailable, RETRY_AFTER_SECONDS } from "../database/database-unavailable";
import { rejected } from "./json-response";

/** Said to whoever asks while the database does not answer. */
export const NOT_NOW = "We're having trouble right now. Please try again in a minute.";

/** The response to a request that the database kept from being answered: 503; null for any other error. */
export function databaseFailureResponse(error: unknown): Response | null {
  if (!(error instanceof DatabaseUnavailable)) return null;
  const response = rejected(NOT_NOW, 503, "unavailable");
  response.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  return response;
}
