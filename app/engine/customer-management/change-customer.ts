import type { Settings } from "~/settings/settings.server";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { AuditAction } from "../audit/audit-actions";
import { recordAudit } from "../audit/record-audit";
import { requestKeyOf, wasDone } from "../audit/request-key";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import type { StaffSession } from "../staff/staff-session";
import { lockCustomerById } from "./customer-scope";

/** A form on a customer's page. */
export interface CustomerForm {
  customer_id: string;
  key: string;
}

/** The locked customer, and who changes them. */
export interface CustomerChange {
  transaction: Transaction;
  customer: Row<"customer">;
  session: StaffSession;
  /** Those of the customer's store. */
  settings: Settings;
  /** Unique for this submission of the form. */
  requestKey: string;
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
  const session = await requireSession(context);
  const requestKey = requestKeyOf(session, form.key);
  await context.db.transaction().execute(async (transaction) => {
    const customer = await lockCustomerById(transaction, session, form.customer_id);
    if (await wasDone(transaction, requestKey)) return;
    if (!customer) throw inputError("There's no such customer.");
    const settings = context.settingsOf(customer.store_code);
    const done = await change({ transaction, customer, session, settings, requestKey });
    await recordAudit(transaction, {
      userId: session.user.id,
      action,
      subject: { type: "customer", id: String(customer.id) },
      storeCode: customer.store_code,
      changedFields,
      amountCents: done?.amountCents,
      requestKey,
    });
  });
  context.wakeMail();
}
