import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { isRandomId, sha256 } from "../shared/secrets";

/** Logs a customer out in one place. False when there is no session of theirs by that id. */
export async function closeSession(
  db: Kysely<Database>,
  customerId: number,
  sessionId: string,
): Promise<boolean> {
  if (!isRandomId(sessionId)) return false;
  const { numDeletedRows } = await db
    .deleteFrom("customer_token")
    .where("customer_id", "=", customerId)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Logs a customer out everywhere, as after a new password.
 * @param keptToken the bearer token of the one place where they stay logged in
 * @returns how many places there were
 */
export async function closeSessions(
  db: Kysely<Database>,
  customerId: number,
  sessionToKeep: string | null = null,
): Promise<number> {
  const all = db.deleteFrom("customer_token").where("customer_id", "=", customerId);
  const { numDeletedRows } = await (sessionToKeep
    ? all.where("token_hash", "!=", sha256(sessionToKeep))
    : all
  ).executeTakeFirst();
  return Number(numDeletedRows);
}
