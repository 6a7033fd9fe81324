import type { Connection } from "../database/schema";
import { isRandomId, sha256 } from "../shared/secrets";

/** Ends one session of a customer. False when they have no session with that id. */
export async function closeSession(db: Connection, customerId: number, sessionId: string): Promise<boolean> {
  if (!isRandomId(sessionId)) return false;
  const { numDeletedRows } = await db
    .deleteFrom("customer_token")
    .where("customer_id", "=", customerId)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends a customer's sessions, as after a new password.
 * @param keptToken the bearer token of the session to keep
 * @returns the number of ended sessions
 */
export async function closeSessions(
  db: Connection,
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
