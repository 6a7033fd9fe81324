import type { AdminFailure } from "~/provider/admin.server";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { permissionOfField } from "./permission-field";
import { readLimit } from "./read-limit";

interface RoleFormFields {
  title: string;
  permissions: string[];
  refund_day_limit_cents: number | null;
}

const WRONG_LIMIT = "Please enter the refund limit in dollars, such as 200 or 99.50.";

/** Reads the form of a role; fails when its limit is not an amount. */
export function readRoleForm(form: FormData): { fields: RoleFormFields } | { failure: AdminFailure } {
  const limit = readLimit(fieldText(form, "limit"));
  if (limit === undefined)
    return { failure: { ok: false, code: null, field: "limit", message: WRONG_LIMIT } };
  return {
    fields: {
      title: fieldText(form, "title"),
      permissions: [...form.keys()].flatMap((name) => permissionOfField(name) ?? []),
      refund_day_limit_cents: limit,
    },
  };
}
