import { type Kysely, sql } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "../database/schema";

/** How much of something one key may use within a window. */
export interface RateLimit {
  /** Name of the counter in the database. */
  name: string;
  points: number;
  /** Length of the window, which begins with its first point. */
  seconds: number;
}

interface Statement {
  text: string;
  values: unknown[];
}

const TABLE = "rate_limit";

/**
 * A counter that all processes of the shop share, for it counts in the database. Its statements are those that the
 * library makes for PostgreSQL and that SQLite understands as well.
 * @param db within a transaction that transaction: what it counts then is undone with it
 */
export function databaseLimiter(
  db: Kysely<Database>,
  { name, points, seconds }: RateLimit,
): RateLimiterPostgres {
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
 * Counts more points for a key.
 * @param db as for `databaseLimiter`
 * @returns whether they are within the limit
 */
export async function isWithinLimit(
  db: Kysely<Database>,
  limit: RateLimit,
  key: string,
  points = 1,
): Promise<boolean> {
  const { consumedPoints } = await databaseLimiter(db, limit).penalty(key, points);
  return consumedPoints <= limit.points;
}

/** Forgets the counts that are over. */
export async function clearExpiredCounts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom(TABLE).where("expire", "<=", now.getTime()).execute();
}

/** The library's statement, its $1, $2 … bound the way the database at hand does it, answered as PostgreSQL's client does. */
async function run(db: Kysely<Database>, { text, values }: Statement) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, place) => (place % 2 === 0 ? sql.raw(part) : sql.val(values[Number(part) - 1])));
  const { rows } = await sql`${sql.join(parts, sql.raw(""))}`.execute(db);
  return { rows, rowCount: rows.length };
}
