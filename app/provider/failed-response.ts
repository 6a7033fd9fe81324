import type { ErrorDecision } from "./error-catalog";

/** Seconds after which a page that could not be shown may be asked for again. */
export const RETRY_AFTER_SECONDS = 10;

/**
 * The response in place of a page whose data the provider did not give: 503 when it may well give it a little later, else
 * 502.
 */
export function failedResponse(
  error: ErrorDecision["error"] | "unsupported",
  message: string,
  headers: Headers = new Headers(),
): Response {
  if (error !== "unavailable" && error !== "outage") return new Response(message, { status: 502, headers });
  headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  return new Response(message, { status: 503, headers });
}
