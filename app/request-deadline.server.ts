/**
 * One deadline holds for all that a request waits for: the database, and the provider. The web server writes it into a
 * header of the request (scripts/limit-request.mjs), and what is asked on behalf of the request carries the same header.
 * It never leaves the process.
 */

export const DEADLINE_HEADER = "x-request-deadline";

/** When the request has to be answered, as `performance.now()` counts; null when nothing is said. */
export function deadlineOf(headers: Headers): number | null {
  const deadline = Number(headers.get(DEADLINE_HEADER) ?? Number.NaN);
  return Number.isFinite(deadline) ? deadline : null;
}
