/**
 * The deadline of a request, shared by everything it waits for: the database, and the provider. The web server sets it
 * as a request header (scripts/limit-request.mjs), and subrequests carry the same header. It never leaves the process.
 */

export const DEADLINE_HEADER = "x-request-deadline";

/** The request's deadline, as `performance.now()` counts; null when there is none. */
export function deadlineOf(headers: Pick<Headers, "get">): number | null {
  const deadline = Number(headers.get(DEADLINE_HEADER) ?? Number.NaN);
  return Number.isFinite(deadline) ? deadline : null;
}
