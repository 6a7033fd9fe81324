import type { DatabaseConnection } from "kysely";

/** How long whoever uses the database waits for it. */
export interface TimeLimit {
  /** Milliseconds left, zero or less when the time is over; Infinity without an end. */
  remaining(): number;
}

/** A connection whose statements end within a limit. */
export interface LimitedConnection extends DatabaseConnection {
  limit: TimeLimit;
}

export const NO_LIMIT: TimeLimit = { remaining: () => Number.POSITIVE_INFINITY };

/** Ends at one moment, whatever the clock does meanwhile. @param end as `performance.now()` counts */
export function endsAt(end: number): TimeLimit {
  return { remaining: () => end - performance.now() };
}

/** Gives each connection and each statement the same time. */
export function each(milliseconds: number): TimeLimit {
  return { remaining: () => milliseconds };
}
