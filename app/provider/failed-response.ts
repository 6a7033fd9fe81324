import type { ErrorDecision } from "./error-catalog";

/** Retry-After value of failed pages, in seconds. */
export const RETRY_AFTER_SECONDS = 10;

/** The response for a page without data from the provider: 503 when a retry may succeed, otherwise 502. */
export function failedResponse(
  error: ErrorDecision["error"] | "unsupported",
  message: string,
  headers: Headers = new Headers(),
): Response {
  if (error !== "unavailable" && error !== "outage") return new Response(message, { status: 502, headers });
  headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  return new Response(message, { status: 503, headers });
}
