import type { AdminContext } from "../admin-api/admin-context";
import { changedMeanwhile, forbidden } from "../admin-api/admin-errors";
import { changeOnce } from "../audit/change-once";
import { lockRows } from "../database/dialect";
import type { Connection, Row, Transaction } from "../database/schema";
import { alreadyExists, inputError } from "../graphql/errors";
import { sha256 } from "../shared/secrets";
import { requireManageable } from "./manage-staff";
import { readRole, roleCode, type TypedRole } from "./read-role";
import { listRoleHolders } from "./role-holders";
import { findRole, listRoles, mayGrant, type Role } from "./roles";
import { closeSessionsOf, type StaffSession } from "./staff-session";

/** The fields that every form about one of the shop's own roles sends. */
export interface RoleForm {
  code: string;
  /** `roleVersion` of what the form showed. */
  version: string;
  key: string;
}

/**
 * Changes a role of the shop's own. Other permissions, or another limit, end the sessions of everybody who has it. A form
 * that is sent twice acts once.
 * @throws GraphQLError CHANGED when the role is not as the form showed it; FORBIDDEN when the role had or would have
 * permissions beyond one's own, or somebody has it whom one does not manage; of category input or already-exists otherwise
 */
export async function changeRole(context: AdminContext, form: RoleForm, typed: TypedRole): Promise<void> {
  const next = readRole(typed);
  await changeOnce(context, form.key, {
    lock: (transaction) => lockRole(transaction, form.code),
    async change(role, { transaction, session }) {
      const holders = await requireChangeable(transaction, session, { role, form });
      if (!mayGrant(session.role, { ...role, ...next }))
        throw forbidden("You can't give more access than you have.");
      requireOwnAccess(session, role, next);
      await requireFreeTitle(transaction, next.title, role.code);
      await transaction
        .updateTable("admin_role")
        .set({
          title: next.title,
          permissions: JSON.stringify(next.permissions),
          refund_day_limit_cents: next.refundDayLimitCents,
        })
        .where("code", "=", role.code)
        .execute();
      const access = changedAccess(role, next);
      if (access.length > 0) for (const { id } of holders) await closeSessionsOf(transaction, id);
      return {
        action: "role.change",
        subject: { type: "role", id: role.code },
        changedFields: [...(role.title === next.title ? [] : ["title"]), ...access],
      };
    },
  });
}

/**
 * Removes a role of the shop's own that nobody has. A form that is sent twice acts once.
 * @throws GraphQLError as `changeRole`; of category input with the number of those who have it
 */
export async function removeRole(context: AdminContext, form: RoleForm): Promise<void> {
  await changeOnce(context, form.key, {
    lock: (transaction) => findLockedRole(transaction, form.code),
    async change(role, { transaction, session }) {
      if (!role) throw noRole();
      const holders = await requireChangeable(transaction, session, { role, form });
      if (holders.length > 0)
        throw inputError(`${holdersInWords(holders)} this role. Give them another one first.`);
      await transaction.deleteFrom("admin_role").where("code", "=", role.code).execute();
      return { action: "role.remove", subject: { type: "role", id: role.code } };
    },
  });
}

/** Changes with everything that the form of a role shows. */
export function roleVersion({ title, permissions, refundDayLimitCents }: Role): string {
  return sha256(JSON.stringify([title, permissions, refundDayLimitCents]));
}

/** @param code of the role that may have this title; null for a new one @throws GraphQLError of category already-exists */
export async function requireFreeTitle(db: Connection, title: string, code: string | null): Promise<void> {
  const others = (await listRoles(db)).filter((role) => role.code !== code);
  const isTaken = others.some((role) => roleCode(role.title) === roleCode(title));
  if (isTaken) throw alreadyExists("There's a role with this name.", "title");
}

/** Locks a role of the shop's own, so that nobody gets it while it changes. @throws GraphQLError of category input without one */
async function lockRole(transaction: Transaction, code: string): Promise<Role> {
  const role = await findLockedRole(transaction, code);
  if (!role) throw noRole();
  return role;
}

/** Null for a role that was removed. @throws GraphQLError of category input for a built-in role */
async function findLockedRole(transaction: Transaction, code: string): Promise<Role | null> {
  const query = transaction.selectFrom("admin_role").select("code").where("code", "=", code);
  await lockRows(transaction, query).execute();
  const role = await findRole(transaction, code);
  if (role?.isBuiltIn) throw inputError(`The role ${role.title} is built in. It stays as it is.`);
  return role;
}

function noRole() {
  return inputError("There's no such role. Please go back to the list.");
}

type Holder = Row<"admin_user">;

/** @returns those who have the role @throws GraphQLError as `changeRole` */
async function requireChangeable(
  transaction: Transaction,
  session: StaffSession,
  { role, form }: { role: Role; form: RoleForm },
): Promise<Holder[]> {
  if (roleVersion(role) !== form.version) throw changedMeanwhile("This role");
  if (!mayGrant(session.role, role)) throw forbidden();
  const holders = await listRoleHolders(transaction, role.code);
  for (const user of holders) await requireManageable(transaction, session, user);
  return holders;
}

/** Nobody locks themselves out of the page that could undo it. @throws GraphQLError of category input */
function requireOwnAccess(
  session: StaffSession,
  role: Role,
  { permissions }: Pick<Role, "permissions">,
): void {
  if (session.role.code !== role.code || permissions.includes("staff.manage")) return;
  throw inputError(
    "You'd lose the right to manage staff. Ask somebody else to take it from your role.",
    "permissions",
  );
}

/** The changes for those who have the role, for the audit log: permissions with their sign, and `limit`. */
function changedAccess(from: Role, to: Pick<Role, "permissions" | "refundDayLimitCents">): string[] {
  const added = to.permissions.filter((code) => !from.permissions.includes(code));
  const removed = from.permissions.filter((code) => !to.permissions.includes(code));
  const hasOtherLimit = from.refundDayLimitCents !== to.refundDayLimitCents;
  return [
    ...added.map((code) => `+${code}`),
    ...removed.map((code) => `-${code}`),
    ...(hasOtherLimit ? ["limit"] : []),
  ];
}

function holdersInWords(holders: Holder[]): string {
  const programs = holders.filter(({ state }) => state === "integration").length;
  const people = holders.length - programs;
  const parts = [
    people > 0 && (people === 1 ? "1 person" : `${people} people`),
    programs > 0 && (programs === 1 ? "1 integration" : `${programs} integrations`),
  ].filter(Boolean);
  return `${parts.join(" and ")} ${holders.length === 1 ? "has" : "have"}`;
}
