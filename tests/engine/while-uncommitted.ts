import { sql } from "kysely";
import { vi } from "vitest";
import type { Transaction } from "~/engine/database/schema";
import type { EngineFixture } from "./engine-fixture";

/**
 * Starts `work` while another transaction has done `first` and is not committed yet. It is committed once `work` waits
 * for it, or has ended without waiting. For PostgreSQL: SQLite has one transaction at a time.
 * @returns the result of `work`
 */
export async function whileUncommitted<Result>(
  db: EngineFixture["db"],
  first: (transaction: Transaction) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const transaction = await db.startTransaction().execute();
  await first(transaction);
  const result = work();
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  result.then(end, end);
  await vi.waitUntil(async () => hasEnded || (await isWaiting(db)));
  await transaction.commit().execute();
  return result;
}

/** True if any statement of the database waits for a lock. */
export async function isWaiting(db: EngineFixture["db"]): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
