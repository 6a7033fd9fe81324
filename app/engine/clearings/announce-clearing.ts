import type { Kysely } from "kysely";
import { tellProcesses } from "../database/dialect";
import type { Database } from "../database/schema";
import { CLEARED_CHANNEL } from "./cleared-channel";

/** Who has missed more than these forgets everything. */
const MOST_REMEMBERED = 100;

/**
 * Has every process of the shop forget what it keeps, once the transaction is committed: to be called at its end, for
 * announcements take turns.
 * @param pattern path of the page that was changed; null: everything
 */
export async function announceClearing(
  transaction: Kysely<Database>,
  pattern: string | null = null,
): Promise<void> {
  const { version } = await transaction
    .updateTable("cache_version")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("id", "=", 1)
    .returning("version")
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("cache_clearing")
    .values({ version, pattern, cleared_at: new Date().toISOString() })
    .execute();
  await transaction
    .deleteFrom("cache_clearing")
    .where("version", "<=", version - MOST_REMEMBERED)
    .execute();
  await tellProcesses(transaction, CLEARED_CHANNEL);
}
