import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import { recordAudit } from "../audit/record-audit";
import { alreadyExists, inputError } from "../graphql/errors";
import { requireLine } from "../shared/typed-text";
import { isPermission } from "./permissions";
import { findRole, mayGrant, type Role } from "./roles";

const MAX_TITLE_LENGTH = 40;
/** A million dollars. */
const MAX_LIMIT_CENTS = 100_000_000;

export interface TypedRole {
  title: string;
  permissions: string[];
  /** Null: any amount. */
  refundDayLimitCents: number | null;
}

/**
 * Makes a role of the shop's own.
 * @throws GraphQLError of category input or already-exists; FORBIDDEN for permissions beyond one's own
 */
export async function createRole(context: AdminContext, typed: TypedRole): Promise<Role> {
  const { db } = context;
  const session = await requireSession(context);
  const title = requireLine(typed.title, { field: "title", maxLength: MAX_TITLE_LENGTH });
  const code = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const permissions = typed.permissions.filter(isPermission);
  if (code === "") throw inputError("Please use letters or digits.", "title");
  if (permissions.length === 0) throw inputError("Please choose at least one permission.", "permissions");
  const limit = typed.refundDayLimitCents;
  if (limit !== null && (limit < 0 || limit > MAX_LIMIT_CENTS))
    throw inputError("Please enter an amount up to 1,000,000.", "limit");
  const role: Role = { code, title, permissions, refundDayLimitCents: limit, isBuiltIn: false };
  if (!mayGrant(session.role, role)) throw forbidden("You can't give more access than you have.");
  return db.transaction().execute(async (transaction) => {
    if (await findRole(transaction, code)) throw alreadyExists("There's a role with this name.", "title");
    await transaction
      .insertInto("admin_role")
      .values({
        code,
        title,
        permissions: JSON.stringify(permissions),
        refund_day_limit_cents: limit,
        created_at: new Date().toISOString(),
      })
      .execute();
    await recordAudit(transaction, {
      userId: session.user.id,
      action: "role.create",
      subject: { type: "role", id: code },
    });
    return role;
  });
}
