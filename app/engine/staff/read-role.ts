import { inputError } from "../graphql/errors";
import { requireLine } from "../shared/typed-text";
import { isPermission } from "./permissions";
import type { Role } from "./roles";

const MAX_TITLE_LENGTH = 40;
/** A million dollars. */
const MAX_LIMIT_CENTS = 100_000_000;

export interface TypedRole {
  title: string;
  permissions: string[];
  /** Null: any amount. */
  refundDayLimitCents: number | null;
}

/** Reads what a form says of a role. Pure. @throws GraphQLError of category input that names the field */
export function readRole(typed: TypedRole): Pick<Role, "title" | "permissions" | "refundDayLimitCents"> {
  const title = requireLine(typed.title, { field: "title", maxLength: MAX_TITLE_LENGTH });
  const permissions = [...new Set(typed.permissions.filter(isPermission))];
  if (roleCode(title) === "") throw inputError("Please use letters or digits.", "title");
  if (permissions.length === 0) throw inputError("Please choose at least one permission.", "permissions");
  const limit = typed.refundDayLimitCents;
  if (limit !== null && (limit < 0 || limit > MAX_LIMIT_CENTS))
    throw inputError("Please enter an amount up to 1,000,000.", "limit");
  return { title, permissions, refundDayLimitCents: limit };
}

/** The code of a new role with that title; empty when the title has neither letters nor digits. */
export function roleCode(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
