import { Secret, TOTP } from "otpauth";
import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { consumeRecoveryCode } from "./recovery-codes";
import { decryptSecret, encryptSecret } from "./secret-box";
import type { StaffSession } from "./staff-session";

/** The second step of signing in: codes of an authenticator app (TOTP, RFC 6238), or a recovery code. */

type User = Pick<Row<"admin_user">, "id" | "email" | "totp_secret" | "totp_confirmed_at">;
type EnrollingSession = Pick<StaffSession, "user" | "tokenHash">;
type Keys = Pick<Settings, "sessionSecret" | "admin">;

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Accepted time steps before and after the current one, for clocks that differ. */
const WINDOW = 1;

/** What an authenticator app needs. */
export interface Enrollment {
  /** To type: base32. */
  secret: string;
  /** To scan: an otpauth:// address. */
  uri: string;
}

/**
 * Creates a secret, which a first code must confirm, or returns the one that waits for it in the same session, so that a
 * scanned code stays valid. No other session gets it: somebody who has only learned the password must not share the
 * secret that the person confirms.
 * @param issuer the shop's name, as the app shows it
 */
export async function startEnrollment(
  db: Connection,
  keys: Keys,
  session: EnrollingSession,
  issuer: string,
): Promise<Enrollment> {
  const { user } = session;
  const waiting = openEnrollment(keys, session, issuer);
  if (waiting) return waiting;
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await db
    .updateTable("admin_user")
    .set({ totp_secret: encryptSecret(keys, enrollingOwner(session), secret) })
    .where("id", "=", user.id)
    .where("totp_confirmed_at", "is", null)
    .execute();
  return enrollmentOf(secret, user, issuer);
}

/** The secret that waits for its first code in this session; null when there is none. */
export function openEnrollment(keys: Keys, session: EnrollingSession, issuer: string): Enrollment | null {
  const secret = waitingSecret(keys, session);
  return secret === null ? null : enrollmentOf(secret, session.user, issuer);
}

/**
 * Confirms the session's new secret by its first code: from then on it is the person's in all sessions.
 * @returns false for a wrong code, without a secret, and when another session was faster
 */
export async function confirmSecret(
  db: Connection,
  keys: Keys,
  session: EnrollingSession,
  code: string,
): Promise<boolean> {
  const { user } = session;
  const secret = waitingSecret(keys, session);
  if (secret === null || !(await consumeCode(db, user, secret, code, Date.now()))) return false;
  const { numUpdatedRows } = await db
    .updateTable("admin_user")
    .set({
      totp_secret: encryptSecret(keys, ownerOf(user), secret),
      totp_confirmed_at: new Date().toISOString(),
    })
    .where("id", "=", user.id)
    .where("totp_secret", "=", user.totp_secret)
    .where("totp_confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Whether the code is right and was not used before; it counts as used afterwards.
 * @param now milliseconds since 1970
 */
export async function acceptsCode(
  db: Connection,
  keys: Keys,
  user: User,
  code: string,
  now = Date.now(),
): Promise<boolean> {
  const secret = user.totp_secret === null ? null : decryptSecret(keys, ownerOf(user), user.totp_secret);
  return secret !== null && consumeCode(db, user, secret, code, now);
}

async function consumeCode(
  db: Connection,
  user: User,
  secret: string,
  code: string,
  now: number,
): Promise<boolean> {
  const token = code.replace(/\s/g, "");
  const delta = totpOf(secret).validate({ token, timestamp: now, window: WINDOW });
  if (delta === null) return false;
  const counter = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  const { numUpdatedRows } = await db
    .updateTable("admin_user")
    .set({ totp_counter: counter })
    .where("id", "=", user.id)
    .where("totp_counter", "<", counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same for a code of the app or a recovery code, each of which is valid once. */
export async function acceptsSecondFactor(
  db: Connection,
  keys: Keys,
  user: User,
  typed: string,
): Promise<boolean> {
  return (await acceptsCode(db, keys, user, typed)) || consumeRecoveryCode(db, keys, user.id, typed);
}

function waitingSecret(keys: Keys, session: EnrollingSession): string | null {
  const { totp_secret, totp_confirmed_at } = session.user;
  if (totp_secret === null || totp_confirmed_at !== null) return null;
  return decryptSecret(keys, enrollingOwner(session), totp_secret);
}

function enrollmentOf(secret: string, { email }: User, issuer: string): Enrollment {
  return { secret, uri: totpOf(secret, issuer, email).toString() };
}

function totpOf(secret: string, issuer?: string, label?: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, issuer, label });
}

function ownerOf({ id }: User): string {
  return `admin_user ${id}`;
}

/** Whose secret it is until a code confirms it: that of one session. */
function enrollingOwner({ user, tokenHash }: EnrollingSession): string {
  return `${ownerOf(user)} ${tokenHash}`;
}
