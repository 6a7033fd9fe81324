import { lockRows, notifyChannel } from "../database/dialect";
import type { Connection, Transaction } from "../database/schema";

/** PostgreSQL NOTIFY channel that announces invalidations. */
export const INVALIDATION_CHANNEL = "mpc_cleared";
/** Number of invalidations that the table stores. A process that has missed more evicts everything. */
const MAX_STORED = 100;

/**
 * Invalidates the caches of every process once the transaction commits. Call it last in the transaction: it locks the
 * version row, so that concurrent invalidations run one after the other.
 * @param pattern path of the changed page; null: everything
 */
export async function invalidateCache(transaction: Connection, pattern: string | null = null): Promise<void> {
  const { version } = await transaction
    .updateTable("cache_version")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("id", "=", 1)
    .returning("version")
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("cache_invalidation")
    .values({ version, pattern, invalidated_at: new Date().toISOString() })
    .execute();
  await transaction
    .deleteFrom("cache_invalidation")
    .where("version", "<=", version - MAX_STORED)
    .execute();
  await notifyChannel(transaction, INVALIDATION_CHANNEL);
}

/**
 * Locks what `invalidateCache` changes, so that changes of the same kind run one after the other. For a short change of
 * rows that may not exist yet, which cannot be locked.
 */
export async function lockInvalidations(transaction: Transaction): Promise<void> {
  const version = transaction.selectFrom("cache_version").select("id").where("id", "=", 1);
  await lockRows(transaction, version).execute();
}
