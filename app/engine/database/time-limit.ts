import type { DatabaseConnection } from "kysely";

/** Time limit for waiting on the database. */
export interface TimeLimit {
  /** Milliseconds left, zero or less when expired; Infinity without a limit. */
  remaining(): number;
}

/** A connection with a limit on each statement's duration. */
export interface LimitedConnection extends DatabaseConnection {
  limit: TimeLimit;
}

export const NO_LIMIT: TimeLimit = { remaining: () => Number.POSITIVE_INFINITY };

/** A deadline, independent of clock changes. @param end as `performance.now()` counts */
export function endsAt(end: number): TimeLimit {
  return { remaining: () => end - performance.now() };
}

/** A separate limit of the same duration for each connection and statement. */
export function each(milliseconds: number): TimeLimit {
  return { remaining: () => milliseconds };
}
