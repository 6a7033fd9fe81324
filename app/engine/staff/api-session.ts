import type { Settings } from "~/settings/settings.server";
import type { Connection, Row, Transaction } from "../database/schema";
import { sha256 } from "../shared/secrets";
import {
  insertSession,
  recordVisit,
  type StaffSession,
  sessionOfRow,
  unexpiredSession,
} from "./staff-session";

/**
 * Sessions of staff in the REST API, each with a token that a person requests by password and code. They are not valid for
 * /admin and its API, and end with everything that ends the person's sessions.
 */

/** As in Magento. Idleness does not end them: programs call when they need to. */
const LIFETIME_MILLISECONDS = 4 * 60 * 60_000;
/** A person's oldest session ends when there are more. */
const MAX_SESSIONS = 10;

/**
 * Starts a session. Call it with the person's row locked, so that two at once keep the limit.
 * @returns the token, which is not stored
 */
export async function startApiSession(
  transaction: Transaction,
  user: Pick<Row<"admin_user">, "id">,
  device: string,
): Promise<string> {
  const older = await transaction
    .selectFrom("admin_session")
    .select("token_hash")
    .where("admin_user_id", "=", user.id)
    .where("kind", "=", "api")
    .orderBy("created_at")
    .execute();
  const ended = older.slice(0, Math.max(0, older.length - MAX_SESSIONS + 1));
  if (ended.length > 0)
    await transaction
      .deleteFrom("admin_session")
      .where(
        "token_hash",
        "in",
        ended.map(({ token_hash }) => token_hash),
      )
      .execute();
  return insertSession(transaction, user, {
    state: "active",
    kind: "api",
    device,
    lifetimeMilliseconds: LIFETIME_MILLISECONDS,
  });
}

/** The session of a token; null when it has ended, or belongs to somebody who no longer works here. */
export async function findApiSession(
  db: Connection,
  settings: Pick<Settings, "stores">,
  token: string,
): Promise<StaffSession | null> {
  const now = Date.now();
  const row = await unexpiredSession(db, { tokenHash: sha256(token), kind: "api", now }).executeTakeFirst();
  const session = row && (await sessionOfRow(db, settings, row, now));
  if (!session) return null;
  await recordVisit(db, row, now);
  return session;
}

/** Ends all of a person, as when they sign out. */
export async function closeApiSessionsOf(db: Connection, userId: number): Promise<void> {
  await db
    .deleteFrom("admin_session")
    .where("admin_user_id", "=", userId)
    .where("kind", "=", "api")
    .execute();
}
