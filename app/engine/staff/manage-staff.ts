import type { AdminContext } from "../admin-api/admin-context";
import { requireSession } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import { recordAudit } from "../audit/record-audit";
import { unscheduleDraftsOf } from "../catalog-management/unschedule-drafts-of";
import { unscheduleContentOf } from "../content-management/content-drafts";
import { lockRows } from "../database/dialect";
import type { Connection, Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { readEmail } from "../shared/email-address";
import { createInvitation } from "./invitations";
import { revokeIntegrationsOf } from "./revoke-integrations";
import { findRole, mayGrant, OWNER, type Role } from "./roles";
import { queueInvitationEmail } from "./staff-emails";
import { closeSessionsOf, type StaffSession } from "./staff-session";

export interface Position {
  roleCode: string;
  /** Null: all stores. */
  storeCodes: string[] | null;
}

const LAST_OWNER = "The shop needs an owner. Make somebody else an owner first.";

/** Everybody who works or worked here, by state and email address. */
export function listStaff(db: Connection): Promise<Row<"admin_user">[]> {
  return db
    .selectFrom("admin_user")
    .selectAll()
    .where("state", "!=", "integration")
    .orderBy("state")
    .orderBy("email")
    .execute();
}

/**
 * Invites a person by an emailed link, or sends an invited one another link.
 * @throws GraphQLError of category input; FORBIDDEN for a role beyond one's own
 */
export async function inviteStaff(
  context: AdminContext,
  { email: typed, ...position }: Position & { email: string },
): Promise<Row<"admin_user">> {
  const session = await requireSession(context);
  const email = readEmail(typed);
  const invited = await context.db.transaction().execute(async (transaction) => {
    await requireGrantable(transaction, session, position);
    const user = await invitedUser(transaction, session, email, position);
    await recordAudit(transaction, {
      userId: session.user.id,
      action: "staff.invite",
      subject: { type: "staff", id: String(user.id) },
      changedFields: ["role", "stores"],
    });
    const invitation = await createInvitation(transaction, context.settings, user.id);
    await queueInvitationEmail(transaction, context, user, invitation);
    return user;
  });
  context.wakeMail();
  return invited;
}

async function invitedUser(
  transaction: Connection,
  session: StaffSession,
  email: string,
  { roleCode, storeCodes }: Position,
): Promise<Row<"admin_user">> {
  const row = {
    role_code: roleCode,
    store_codes: storeCodes && JSON.stringify(storeCodes),
    state: "invited",
  } as const;
  const existing = await transaction
    .selectFrom("admin_user")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();
  if (existing?.state === "active") throw inputError("This person works here already.", "email");
  if (existing) {
    await requireManageable(transaction, session, existing);
    return transaction
      .updateTable("admin_user")
      .set(row)
      .where("id", "=", existing.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return transaction
    .insertInto("admin_user")
    .values({ ...row, email, name: "", password_hash: "", created_at: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Gives a person another role or other stores, which ends their sessions.
 * @throws GraphQLError of category input, also for the last owner; FORBIDDEN for a role beyond one's own
 */
export function changeStaff(
  context: AdminContext,
  { id, ...position }: Position & { id: number },
): Promise<Row<"admin_user">> {
  return changeUser(context, id, "staff.change", ["role", "stores"], async (transaction, session, user) => {
    await requireGrantable(transaction, session, position);
    const remainsOwner = position.roleCode === OWNER && position.storeCodes === null;
    if (!remainsOwner) await requireOtherOwner(transaction, user);
    return {
      role_code: position.roleCode,
      store_codes: position.storeCodes && JSON.stringify(position.storeCodes),
    };
  });
}

/**
 * Ends a person's access at once, also that of the integrations they created, whose tokens they have seen. What they
 * have scheduled is not published.
 * @throws GraphQLError as `changeStaff` does
 */
export function deactivateStaff(context: AdminContext, id: number): Promise<Row<"admin_user">> {
  return changeUser(context, id, "staff.deactivate", ["state"], async (transaction, session, user) => {
    await requireOtherOwner(transaction, user);
    await revokeIntegrationsOf(transaction, session, user.id);
    await unscheduleDraftsOf(transaction, user.id);
    await unscheduleContentOf(transaction, user.id);
    return { state: "deactivated", password_hash: "", totp_secret: null, totp_confirmed_at: null };
  });
}

async function changeUser(
  context: AdminContext,
  id: number,
  action: "staff.change" | "staff.deactivate",
  changedFields: string[],
  change: (
    transaction: Transaction,
    session: StaffSession,
    user: Row<"admin_user">,
  ) => Promise<Partial<Row<"admin_user">>>,
): Promise<Row<"admin_user">> {
  const session = await requireSession(context);
  return context.db.transaction().execute(async (transaction) => {
    const query = transaction
      .selectFrom("admin_user")
      .selectAll()
      .where("id", "=", id)
      .where("state", "!=", "integration");
    const user = await lockRows(transaction, query).executeTakeFirst();
    if (!user) throw inputError("There's no such person.");
    await requireManageable(transaction, session, user);
    const changes = await change(transaction, session, user);
    await closeSessionsOf(transaction, id);
    if (changes.state === "deactivated")
      await transaction.deleteFrom("admin_invitation").where("admin_user_id", "=", id).execute();
    await recordAudit(transaction, {
      userId: session.user.id,
      action,
      subject: { type: "staff", id: String(id) },
      changedFields,
    });
    return transaction
      .updateTable("admin_user")
      .set(changes)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** @throws GraphQLError FORBIDDEN for somebody who has more access than the session */
export async function requireManageable(
  transaction: Connection,
  { role, user: manager, storeCodes: own }: StaffSession,
  { role_code, store_codes }: Row<"admin_user">,
): Promise<void> {
  const theirs = await findRole(transaction, role_code);
  const stores: string[] | null = store_codes === null ? null : JSON.parse(store_codes);
  if ((theirs && !mayGrant(role, theirs)) || !isWithinStores(manager, own, stores)) throw forbidden();
}

/** Whether all stores of one person are among those of another. Null: all stores. */
function isWithinStores(
  { store_codes }: Pick<Row<"admin_user">, "store_codes">,
  own: string[],
  theirs: string[] | null,
): boolean {
  return store_codes === null || theirs?.every((code) => own.includes(code)) === true;
}

/** Locks all owners, so that two of them cannot remove each other at once. */
async function requireOtherOwner(transaction: Connection, user: Row<"admin_user">): Promise<void> {
  if (!isActiveOwner(user)) return;
  const query = transaction.selectFrom("admin_user").selectAll().where("role_code", "=", OWNER).orderBy("id");
  const owners = await lockRows(transaction, query).execute();
  const isAnother = owners.some((owner) => owner.id !== user.id && isActiveOwner(owner));
  if (!isAnother) throw inputError(LAST_OWNER);
}

function isActiveOwner({ role_code, state, store_codes }: Row<"admin_user">): boolean {
  return role_code === OWNER && state === "active" && store_codes === null;
}

/** @throws GraphQLError FORBIDDEN for more access than the session has; of category input for an unknown role */
export async function requireGrantable(
  transaction: Connection,
  { role, user, storeCodes: own }: StaffSession,
  { roleCode, storeCodes }: Position,
): Promise<Role> {
  // Nobody gets a role while it is changed or removed.
  await lockRows(
    transaction,
    transaction.selectFrom("admin_role").select("code").where("code", "=", roleCode),
  ).execute();
  const given = await findRole(transaction, roleCode);
  if (!given) throw inputError("Please choose a role.", "role");
  if (!isWithinStores(user, own, storeCodes) || !mayGrant(role, given))
    throw forbidden("You can't give more access than you have.");
  return given;
}
