import type { Settings } from "~/settings/settings.server";
import type { AdminContext } from "../admin-api/admin-context";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce, type FormChange } from "../audit/change-once";
import type { Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { lockCustomerById } from "./customer-scope";

/** A form on a customer's page. */
export interface CustomerForm {
  customer_id: string;
  key: string;
}

/** The locked customer, and who changes them. */
export interface CustomerChange extends FormChange {
  customer: Row<"customer">;
  /** Those of the customer's store. */
  settings: Settings;
}

interface ChangeOptions {
  action: AuditAction;
  /** Names of the fields that the action changes, for the audit log. */
  changedFields: readonly string[];
}

/**
 * Changes a locked customer in one transaction, together with its entry in the audit log. A form that is sent twice acts
 * once.
 * @param change returns the cents that it gives away, if any
 * @throws GraphQLError of category input when there is no such customer; otherwise as `change` does
 */
export async function changeCustomer(
  context: AdminContext,
  form: CustomerForm,
  { action, changedFields }: ChangeOptions,
  change: (change: CustomerChange) => Promise<{ amountCents: number } | undefined>,
): Promise<void> {
  await changeOnce(context, form.key, {
    lock: (transaction, session) => lockCustomerById(transaction, session, form.customer_id),
    async change(customer, formChange) {
      if (!customer) throw inputError("There's no such customer.");
      const settings = context.settingsOf(customer.store_code);
      const done = await change({ ...formChange, customer, settings });
      return {
        action,
        subject: { type: "customer", id: String(customer.id) },
        storeCode: customer.store_code,
        changedFields,
        amountCents: done?.amountCents,
      };
    },
  });
  context.wakeMail();
}
