import { type Kysely, sql } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { databaseIdentity } from "../database/dialect";
import type { Database } from "../database/schema";

interface Statement {
  text: string;
  values: unknown[];
}

const TABLE = "rate_limit";

/**
 * A counter that all processes of the shop share, for it counts in the database. Its statements are those that the
 * library makes for PostgreSQL and that SQLite understands as well; they run outside of any transaction, and must not be
 * waited for within one.
 * @param seconds how long a count lasts from its first point on
 */
export function databaseLimiter(
  db: Kysely<Database>,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimiterPostgres {
  const known = limitersOf(db);
  const limiter =
    known.get(name) ??
    new RateLimiterPostgres({
      storeClient: { query: (statement: Statement) => run(db, statement) },
      storeType: "client",
      keyPrefix: name,
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      points,
      duration: seconds,
    });
  known.set(name, limiter);
  return limiter;
}

/** Forgets the counts that are over. */
export async function clearExpiredCounts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom(TABLE).where("expire", "<=", now.getTime()).execute();
}

const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>();

function limitersOf(db: Kysely<Database>): Map<string, RateLimiterPostgres> {
  const known = limiters.get(databaseIdentity(db)) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(databaseIdentity(db), known);
  return known;
}

/** The library's statement, its $1, $2 … bound the way the database at hand does it. */
function run(db: Kysely<Database>, { text, values }: Statement) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, place) => (place % 2 === 0 ? sql.raw(part) : sql.val(values[Number(part) - 1])));
  return sql`${sql.join(parts, sql.raw(""))}`.execute(db);
}
