import type { AdminContext } from "../admin-api/admin-context";
import { recordAudit } from "../audit/record-audit";
import { hashPassword, readNewPassword } from "../customers/password";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { randomToken, sha256 } from "../shared/secrets";
import { shopAddress } from "../shared/shop-address";
import type { Shop } from "../shared/store-settings";
import { requireLine } from "../shared/typed-text";
import { findRole, requiresSecondFactor } from "./roles";
import { openStaffSession, type StartedStaffSession, stateAfterPassword } from "./sign-in";
import { closeSessionsOf } from "./staff-session";

const LIFETIME_MILLISECONDS = 48 * 60 * 60 * 1000;
const MAX_NAME_LENGTH = 80;
const GONE = "This link has expired or was used before. Ask for a new one.";

/** A link by which somebody sets their password. */
export interface Invitation {
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Creates the only valid link of a person: earlier ones stop working. */
export async function createInvitation(
  transaction: Connection,
  shop: Shop,
  userId: number,
): Promise<Invitation> {
  const token = randomToken();
  const now = Date.now();
  const expiresAt = new Date(now + LIFETIME_MILLISECONDS).toISOString();
  await transaction.deleteFrom("admin_invitation").where("admin_user_id", "=", userId).execute();
  await transaction
    .insertInto("admin_invitation")
    .values({
      token_hash: sha256(token),
      admin_user_id: userId,
      created_at: new Date(now).toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return { url: shopAddress(shop, `/admin/invitation/${token}`), expiresAt };
}

/** The person whom a link invites; null when it has expired or was used. */
export async function invitedUser(db: Connection, token: string): Promise<Row<"admin_user"> | null> {
  const user = await db
    .selectFrom("admin_invitation")
    .innerJoin("admin_user", "admin_user.id", "admin_invitation.admin_user_id")
    .selectAll("admin_user")
    .where("admin_invitation.token_hash", "=", sha256(token))
    .where("admin_invitation.expires_at", ">", new Date().toISOString())
    .where("admin_user.state", "!=", "deactivated")
    .executeTakeFirst();
  return user ?? null;
}

/**
 * Accepts an invitation: sets name and password, and signs in as far as the role allows without a second step. Nothing
 * is hashed for an unknown link, since anybody can send one and hashing is expensive.
 * @throws GraphQLError of category input
 */
export async function acceptInvitation(
  context: AdminContext,
  typed: { token: string; name: string; password: string },
): Promise<StartedStaffSession> {
  const { db } = context;
  const name = requireLine(typed.name, { field: "name", maxLength: MAX_NAME_LENGTH });
  if (!(await invitedUser(db, typed.token))) throw inputError(GONE);
  const password_hash = await hashPassword(readNewPassword(typed.password));
  const user = await db.transaction().execute(async (transaction) => {
    const invited = await invitedUser(transaction, typed.token);
    if (!invited || !(await consume(transaction, typed.token))) throw inputError(GONE);
    await closeSessionsOf(transaction, invited.id);
    await transaction
      .updateTable("admin_user")
      .set({ name, password_hash, state: "active" })
      .where("id", "=", invited.id)
      .execute();
    await recordAudit(transaction, {
      userId: invited.id,
      action: "staff.accept",
      subject: { type: "staff", id: String(invited.id) },
      changedFields: ["name", "password"],
    });
    return invited;
  });
  const role = await findRole(db, user.role_code);
  return openStaffSession(context, user, stateAfterPassword(user, !role || requiresSecondFactor(role)));
}

/** @returns false when another request was first */
async function consume(transaction: Connection, token: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("admin_invitation")
    .where("token_hash", "=", sha256(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
