import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { randomToken, sha256 } from "../shared/secrets";
import type { Permission } from "./permissions";
import { findRole, type Role } from "./roles";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds from signing in to the end of a session. */
const LIFETIME: Record<Row<"admin_session">["state"], number> = {
  code: 10 * MINUTE,
  enrollment: 30 * MINUTE,
  active: 12 * HOUR,
};
/** How long sensitive actions are allowed after entering password or code, in milliseconds. */
const CONFIRMED_FOR = 10 * MINUTE;
const MAX_DEVICE_LENGTH = 100;

/** A signed-in member of the staff, or one who is signing in. */
export interface StaffSession {
  tokenHash: string;
  state: Row<"admin_session">["state"];
  user: Row<"admin_user">;
  role: Role;
  /** The stores whose data the person sees. */
  storeCodes: string[];
  /** Until when sensitive actions are allowed, ISO 8601; null when they are not. */
  confirmedUntil: string | null;
}

/**
 * Starts a session.
 * @param replaced hash of the token of the session that it replaces
 * @returns the token, which is not stored
 */
export async function startStaffSession(
  transaction: Connection,
  user: Pick<Row<"admin_user">, "id">,
  { state, device, replaced }: Pick<StaffSession, "state"> & { device: string; replaced?: string },
): Promise<string> {
  if (replaced) await closeStaffSession(transaction, replaced);
  return insertSession(transaction, user, {
    state,
    kind: "browser",
    device,
    lifetimeMilliseconds: LIFETIME[state],
  });
}

/** Inserts a session. @returns its token */
export async function insertSession(
  transaction: Connection,
  { id }: Pick<Row<"admin_user">, "id">,
  session: Pick<Row<"admin_session">, "state" | "kind"> & { device: string; lifetimeMilliseconds: number },
): Promise<string> {
  const token = randomToken();
  const now = new Date();
  await transaction
    .insertInto("admin_session")
    .values({
      token_hash: sha256(token),
      admin_user_id: id,
      state: session.state,
      kind: session.kind,
      device_name: session.device.slice(0, MAX_DEVICE_LENGTH),
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      confirmed_at: session.state === "active" ? now.toISOString() : null,
      expires_at: new Date(now.getTime() + session.lifetimeMilliseconds).toISOString(),
    })
    .execute();
  return token;
}

type StaffSettings = Pick<Settings, "admin" | "stores">;

/**
 * The session of a token, which is not idle then; null when it has expired, was idle for too long, or belongs to
 * somebody who no longer works here.
 */
export async function findStaffSession(
  db: Connection,
  settings: StaffSettings,
  token: string,
): Promise<StaffSession | null> {
  const now = Date.now();
  const open = await openSession(db, settings, sha256(token), now);
  if (!open) return null;
  await recordVisit(db, open.row, now);
  return open.session;
}

/** The same by the token's hash, for a page outside of /admin, which leaves an idle session idle. */
export async function readStaffSession(
  db: Connection,
  settings: StaffSettings,
  tokenHash: string,
): Promise<StaffSession | null> {
  return (await openSession(db, settings, tokenHash, Date.now()))?.session ?? null;
}

async function openSession(
  db: Connection,
  settings: StaffSettings,
  tokenHash: string,
  now: number,
): Promise<{ row: Row<"admin_session">; session: StaffSession } | null> {
  const row = await unexpiredSession(db, { tokenHash, kind: "browser", now })
    .where("last_seen_at", ">", new Date(now - settings.admin.idleMilliseconds).toISOString())
    .executeTakeFirst();
  const session = row && (await sessionOfRow(db, settings, row, now));
  return session ? { row, session } : null;
}

/** The session with that hash which has not expired. */
export function unexpiredSession(
  db: Connection,
  { tokenHash, kind, now }: { tokenHash: string; kind: Row<"admin_session">["kind"]; now: number },
) {
  return db
    .selectFrom("admin_session")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where("expires_at", ">", new Date(now).toISOString());
}

/** The session of a row; null when the person no longer works here. */
export async function sessionOfRow(
  db: Connection,
  { stores }: Pick<Settings, "stores">,
  row: Row<"admin_session">,
  now: number,
): Promise<StaffSession | null> {
  const user = await db
    .selectFrom("admin_user")
    .selectAll()
    .where("id", "=", row.admin_user_id)
    .where("state", "=", "active")
    .executeTakeFirst();
  const role = user && (await findRole(db, user.role_code));
  if (!user || !role) return null;
  const own: string[] = user.store_codes === null ? stores : JSON.parse(user.store_codes);
  return {
    tokenHash: row.token_hash,
    state: row.state,
    user,
    role,
    storeCodes: stores.filter((code) => own.includes(code)),
    confirmedUntil: confirmedUntil(row, now),
  };
}

/** Whether a session may do something now. */
export function isAllowed({ role }: Pick<StaffSession, "role">, permission: Permission): boolean {
  return role.permissions.includes(permission);
}

/** Allows sensitive actions for a while, after the person entered password or code again. */
export async function confirmStaffSession(db: Connection, tokenHash: string): Promise<void> {
  await db
    .updateTable("admin_session")
    .set({ confirmed_at: new Date().toISOString() })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** Completes a session whose second step was missing. */
export async function completeStaffSession(db: Connection, tokenHash: string): Promise<void> {
  const now = new Date();
  await db
    .updateTable("admin_session")
    .set({
      state: "active",
      confirmed_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFETIME.active).toISOString(),
    })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function closeStaffSession(db: Connection, tokenHash: string): Promise<void> {
  await db.deleteFrom("admin_session").where("token_hash", "=", tokenHash).execute();
}

/** Ends all sessions of a person, as when their role changes. */
export async function closeSessionsOf(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom("admin_session").where("admin_user_id", "=", userId).execute();
}

/** Deletes expired sessions and invitations. */
export async function deleteExpiredStaffAccess(db: Connection, now: Date): Promise<void> {
  for (const table of ["admin_session", "admin_invitation"] as const)
    await db.deleteFrom(table).where("expires_at", "<=", now.toISOString()).execute();
}

/** Writes at most once a minute, since every page reads the session. */
export async function recordVisit(
  db: Connection,
  { token_hash, last_seen_at }: Row<"admin_session">,
  now: number,
): Promise<void> {
  if (now - Date.parse(last_seen_at) < MINUTE) return;
  await db
    .updateTable("admin_session")
    .set({ last_seen_at: new Date(now).toISOString() })
    .where("token_hash", "=", token_hash)
    .execute();
}

function confirmedUntil({ confirmed_at }: Row<"admin_session">, now: number): string | null {
  if (confirmed_at === null) return null;
  const until = Date.parse(confirmed_at) + CONFIRMED_FOR;
  return until > now ? new Date(until).toISOString() : null;
}
