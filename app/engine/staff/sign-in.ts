import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { recordAudit } from "../audit/record-audit";
import { isPassword } from "../customers/password";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authenticationError } from "../graphql/errors";
import { closeApiSessionsOf } from "./api-session";
import { createRecoveryCodes } from "./recovery-codes";
import { findRole, requiresSecondFactor } from "./roles";
import { acceptsSecondFactor, confirmSecret } from "./second-factor";
import { mayConfirm, mayTryCode, mayTryPassword, resetConfirmations, resetTries } from "./sign-in-rate-limit";
import {
  closeStaffSession,
  completeStaffSession,
  confirmStaffSession,
  type StaffSession,
  startStaffSession,
} from "./staff-session";

type State = StaffSession["state"];

const MAX_EMAIL_LENGTH = 254;
export const UNKNOWN_DEVICE = "Unknown device";
export const REJECTED =
  "That email and password don't match, or there were too many attempts. Check them, or wait a few minutes and try again.";
const WRONG_CODE =
  "That code isn't right, or it was used before. Wait for the next one in your app, or use a recovery code.";

/** A started session. */
export interface StartedStaffSession {
  token: string;
  state: State;
}

/**
 * First step of signing in: email address and password.
 * @throws GraphQLError of category authentication, the same for an unknown account, a wrong password and too many
 * attempts
 */
export async function signInStaff(
  context: AdminContext,
  typed: { email: string; password: string },
): Promise<StartedStaffSession> {
  const { user, state } = await checkPassword(context, typed);
  return openStaffSession(context, user, state);
}

/**
 * The person with that email address and password, and what follows.
 * @throws GraphQLError as `signInStaff` does
 */
export async function checkPassword(
  context: EngineContext,
  typed: { email: string; password: string },
): Promise<{ user: Row<"admin_user">; state: State }> {
  const { db } = context;
  const email = typed.email.trim().toLowerCase();
  if (email.length > MAX_EMAIL_LENGTH || !(await mayTryPassword(context, email)))
    throw authenticationError(REJECTED);
  const user = await db.selectFrom("admin_user").selectAll().where("email", "=", email).executeTakeFirst();
  const isRight = await isPassword(typed.password, user?.password_hash ?? null);
  const role = user?.state === "active" ? await findRole(db, user.role_code) : null;
  if (!isRight || !user || !role) {
    if (user) await recordFailedSignIn(db, user);
    throw authenticationError(REJECTED);
  }
  await resetTries(context, email);
  return { user, state: stateAfterPassword(user, requiresSecondFactor(role)) };
}

/**
 * Second step: a code of the authenticator app, or a recovery code.
 * @throws GraphQLError of category authentication when it is wrong or used, or there were too many attempts
 */
export async function enterCode(context: AdminContext, code: string): Promise<StartedStaffSession> {
  const session = await requireSession(context);
  if (session.state !== "code") throw authenticationError(WRONG_CODE, "code");
  await requireCode(context, session.user, code);
  return openStaffSession(context, session.user, "active", session.tokenHash);
}

/**
 * Confirms a new authenticator app by its first code, which completes a session that waited for it.
 * @returns recovery codes, which are shown once
 * @throws GraphQLError of category authentication
 */
export async function confirmEnrollment(context: AdminContext, code: string): Promise<string[]> {
  const session = await requireSession(context);
  const { user, tokenHash, state } = session;
  const isAllowed = user.totp_confirmed_at === null && (await mayTryCode(context, user.id));
  if (!isAllowed) throw authenticationError(WRONG_CODE, "code");
  return context.db.transaction().execute(async (transaction) => {
    if (!(await confirmSecret(transaction, context.settings, session, code)))
      throw authenticationError(WRONG_CODE, "code");
    await recordAudit(transaction, {
      userId: user.id,
      action: "staff.enroll",
      subject: { type: "staff", id: String(user.id) },
    });
    if (state === "enrollment") {
      await recordSignIn(transaction, user);
      await completeStaffSession(transaction, tokenHash);
    }
    return createRecoveryCodes(transaction, context.settings, user.id);
  });
}

/**
 * Allows sensitive actions for ten minutes: asks for the password, and for a code if the person uses an app.
 * @throws GraphQLError of category authentication
 */
export async function reauthenticate(
  context: AdminContext,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const session = await requireSession(context);
  const { user, tokenHash } = session;
  const isAllowed = await mayConfirm(context, user.id);
  if (!isAllowed || !(await isPassword(password, user.password_hash))) {
    await recordFailure(context, user, "staff.confirm-failed");
    throw authenticationError(REJECTED, "password");
  }
  await resetConfirmations(context, user.id);
  if (user.totp_confirmed_at !== null) await requireCode(context, user, code);
  await confirmStaffSession(context.db, tokenHash);
}

/** Ends the session, and after a complete sign-in the person's tokens for the REST API, too. */
export async function signOutStaff(context: AdminContext): Promise<void> {
  const { tokenHash, user, state } = await requireSession(context);
  await context.db.transaction().execute(async (transaction) => {
    await closeStaffSession(transaction, tokenHash);
    if (state === "active") await closeApiSessionsOf(transaction, user.id);
    await recordAudit(transaction, {
      userId: user.id,
      action: "staff.sign-out",
      subject: { type: "staff", id: String(user.id) },
    });
  });
}

/** Starts a session; a complete sign-in is recorded. @param replaced hash of the token of the former session */
export async function openStaffSession(
  context: AdminContext,
  user: Pick<Row<"admin_user">, "id">,
  state: State,
  replaced?: string,
): Promise<StartedStaffSession> {
  const device = context.device().name ?? UNKNOWN_DEVICE;
  const token = await context.db.transaction().execute(async (transaction) => {
    if (state === "active") await recordSignIn(transaction, user);
    return startStaffSession(transaction, user, { state, device, replaced });
  });
  return { token, state };
}

/** What follows a right password. */
export function stateAfterPassword(
  { totp_confirmed_at }: Pick<Row<"admin_user">, "totp_confirmed_at">,
  isSecondFactorRequired: boolean,
): State {
  if (totp_confirmed_at !== null) return "code";
  return isSecondFactorRequired ? "enrollment" : "active";
}

function recordSignIn(transaction: Connection, { id }: Pick<Row<"admin_user">, "id">): Promise<void> {
  return recordAudit(transaction, {
    userId: id,
    action: "staff.sign-in",
    subject: { type: "staff", id: String(id) },
  });
}

/** Only for accounts that exist, whose attempts are limited: the log could grow without end otherwise. */
function recordFailedSignIn(db: Connection, { id }: Row<"admin_user">): Promise<void> {
  return recordAudit(db, {
    userId: null,
    action: "staff.sign-in-failed",
    subject: { type: "staff", id: String(id) },
  });
}

/** @throws GraphQLError of category authentication when it is wrong or used, or there were too many attempts */
export async function requireCode(
  context: EngineContext,
  user: Row<"admin_user">,
  code: string,
): Promise<void> {
  const isAllowed = await mayTryCode(context, user.id);
  if (isAllowed && (await acceptsSecondFactor(context.db, context.settings, user, code))) return;
  await recordFailure(context, user, "staff.code-failed");
  throw authenticationError(WRONG_CODE, "code");
}

function recordFailure(
  { db }: EngineContext,
  { id }: Row<"admin_user">,
  action: "staff.code-failed" | "staff.confirm-failed",
): Promise<void> {
  return recordAudit(db, { userId: id, action, subject: { type: "staff", id: String(id) } });
}
