import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import { recordAudit } from "../audit/record-audit";
import type { Connection } from "../database/schema";
import { requireFreeTitle } from "./change-role";
import { readRole, roleCode, type TypedRole } from "./read-role";
import { listRoles, mayGrant, type Role } from "./roles";

/**
 * Makes a role of the shop's own.
 * @throws GraphQLError of category input or already-exists; FORBIDDEN for permissions beyond one's own
 */
export async function createRole(context: AdminContext, typed: TypedRole): Promise<Role> {
  const { db } = context;
  const session = await requireSession(context);
  const fields = readRole(typed);
  if (!mayGrant(session.role, { ...fields, code: "", isBuiltIn: false }))
    throw forbidden("You can't give more access than you have.");
  return db.transaction().execute(async (transaction) => {
    await requireFreeTitle(transaction, fields.title, null);
    const role: Role = { ...fields, code: await freeCode(transaction, fields.title), isBuiltIn: false };
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

/** The code of a new role, with a number when another role of that name has been renamed since. */
async function freeCode(db: Connection, title: string): Promise<string> {
  const taken = new Set((await listRoles(db)).map(({ code }) => code));
  const code = roleCode(title);
  if (!taken.has(code)) return code;
  for (let number = 2; ; number += 1) if (!taken.has(`${code}-${number}`)) return `${code}-${number}`;
}
