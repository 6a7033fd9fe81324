import { sql } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Connection } from "../database/schema";

/** Limit of points that one key may use within a window. */
export interface RateLimit {
  /** Name of the counter in the database. */
  name: string;
  points: number;
  /** Length of the window, which starts with its first point. */
  seconds: number;
}

interface Statement {
  text: string;
  values: unknown[];
}

const TABLE = "rate_limit";

/**
 * A counter shared by all processes, since it counts in the database. Its statements are those that the library
 * generates for PostgreSQL; SQLite supports them, too.
 * @param db a transaction when called within one; a rollback then undoes the counting
 */
export function databaseLimiter(db: Connection, { name, points, seconds }: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: (statement: Statement) => run(db, statement) },
    storeType: "client",
    keyPrefix: name,
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    points,
    duration: seconds,
  });
}

/**
 * Counts points for a key.
 * @param db as for `databaseLimiter`
 * @returns whether they are within the limit
 */
export async function isWithinLimit(
  db: Connection,
  limit: RateLimit,
  key: string,
  points = 1,
): Promise<boolean> {
  const { consumedPoints } = await databaseLimiter(db, limit).penalty(key, points);
  return consumedPoints <= limit.points;
}

export async function clearExpiredCounts(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom(TABLE).where("expire", "<=", now.getTime()).execute();
}

/**
 * Runs the library's statement with its parameters $1, $2 … bound for the actual database; returns results like
 * PostgreSQL's client.
 */
async function run(db: Connection, { text, values }: Statement) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, place) => (place % 2 === 0 ? sql.raw(part) : sql.val(values[Number(part) - 1])));
  const { rows } = await sql`${sql.join(parts, sql.raw(""))}`.execute(db);
  return { rows, rowCount: rows.length };
}
