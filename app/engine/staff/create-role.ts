import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import { recordAudit } from "../audit/record-audit";
import { requireFreeTitle } from "./change-role";
import { readRole, roleCode, type TypedRole } from "./read-role";
import { mayGrant, type Role } from "./roles";

/**
 * Makes a role of the shop's own.
 * @throws GraphQLError of category input or already-exists; FORBIDDEN for permissions beyond one's own
 */
export async function createRole(context: AdminContext, typed: TypedRole): Promise<Role> {
  const { db } = context;
  const session = await requireSession(context);
  const role: Role = { ...readRole(typed), code: roleCode(typed.title), isBuiltIn: false };
  if (!mayGrant(session.role, role)) throw forbidden("You can't give more access than you have.");
  return db.transaction().execute(async (transaction) => {
    await requireFreeTitle(transaction, role.title, null);
    await transaction
      .insertInto("admin_role")
      .values({
        code: role.code,
        title: role.title,
        permissions: JSON.stringify(role.permissions),
        refund_day_limit_cents: role.refundDayLimitCents,
        created_at: new Date().toISOString(),
      })
      .execute();
    await recordAudit(transaction, {
      userId: session.user.id,
      action: "role.create",
      subject: { type: "role", id: role.code },
    });
    return role;
  });
}
