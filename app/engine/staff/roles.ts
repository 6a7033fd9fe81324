import type { Connection, Row } from "../database/schema";
import { isPermission, type Permission, permissions } from "./permissions";

export interface Role {
  code: string;
  title: string;
  permissions: Permission[];
  /** What one person may refund or give a day, in cents; null: any amount. */
  refundDayLimitCents: number | null;
  isBuiltIn: boolean;
}

const all = Object.keys(permissions) as Permission[];

/** The owner's role: somebody always has it. */
export const OWNER = "owner";

/** Roles that every shop has. In code, so that a new permission reaches owner and manager with its release. */
const builtInRoles: Role[] = [
  builtIn(OWNER, "Owner", all),
  builtIn(
    "manager",
    "Manager",
    all.filter((code) => code !== "staff.manage"),
  ),
  builtIn(
    "support",
    "Support",
    [
      "sales.view",
      "sales.create",
      "sales.comment",
      "sales.hold",
      "sales.cancel",
      "sales.edit",
      "sales.emails",
      "sales.refund",
      "sales.claims",
      "sales.proofs",
      "reviews.moderate",
      "photos.moderate",
      "comments.moderate",
      "questions.answer",
      "customers.view",
      "customers.messages",
      "customers.balance",
      "customers.giftcardaccount",
      "customers.sign-out",
    ],
    20_000,
  ),
  builtIn("operator", "Operator", [
    "sales.view",
    "sales.comment",
    "sales.hold",
    "sales.edit",
    "sales.claims",
    "sales.proofs",
    "sales.invoice",
    "sales.ship",
    "catalog.inventory",
  ]),
  builtIn("packer", "Packer", ["sales.view", "sales.ship"]),
  builtIn("bookkeeper", "Bookkeeper", [
    "sales.view",
    "sales.invoice",
    "sales.export",
    "reports.view",
    "reports.export",
  ]),
];

/** Roles whose holders must use two-step sign-in. */
const SECOND_FACTOR_ROLES = [OWNER, "manager"];

/** The built-in roles, then the shop's own by title. */
export async function listRoles(db: Connection): Promise<Role[]> {
  const rows = await db.selectFrom("admin_role").selectAll().orderBy("title").execute();
  return [...builtInRoles, ...rows.map(ownRole)];
}

/** The role with that code; null when there is none. */
export async function findRole(db: Connection, code: string): Promise<Role | null> {
  const known = builtInRoles.find((role) => role.code === code);
  if (known) return known;
  const row = await db.selectFrom("admin_role").selectAll().where("code", "=", code).executeTakeFirst();
  return row ? ownRole(row) : null;
}

/** Whether holders of the role must use two-step sign-in: owner, manager, and whoever manages staff. */
export function requiresSecondFactor({ code, permissions: allowed }: Role): boolean {
  return SECOND_FACTOR_ROLES.includes(code) || allowed.includes("staff.manage");
}

/** Whether somebody with the role `giver` may give or take the role `given`: nobody grants what they may not do. */
export function mayGrant(giver: Role, given: Role): boolean {
  const hasLimit = giver.refundDayLimitCents !== null && movesMoney(given.permissions);
  const isWithinLimit =
    !hasLimit || (given.refundDayLimitCents ?? Number.POSITIVE_INFINITY) <= (giver.refundDayLimitCents ?? 0);
  return isWithinLimit && given.permissions.every((code) => giver.permissions.includes(code));
}

/** What the role's limit a day applies to: refunds, store credit, points and gift cards that staff give, discounts of draft orders. */
const MOVES_MONEY: readonly Permission[] = [
  "sales.refund",
  "customers.balance",
  "customers.giftcardaccount",
  "sales.create",
];

function movesMoney(allowed: readonly Permission[]): boolean {
  return MOVES_MONEY.some((permission) => allowed.includes(permission));
}

function builtIn(
  code: string,
  title: string,
  allowed: Permission[],
  refundDayLimitCents: number | null = null,
): Role {
  return { code, title, permissions: allowed, refundDayLimitCents, isBuiltIn: true };
}

/** Without permissions that this version no longer has. */
function ownRole({ code, title, permissions: json, refund_day_limit_cents }: Row<"admin_role">): Role {
  const codes: string[] = JSON.parse(json);
  return {
    code,
    title,
    permissions: codes.filter(isPermission),
    refundDayLimitCents: refund_day_limit_cents,
    isBuiltIn: false,
  };
}
