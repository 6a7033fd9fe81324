import type { Settings } from "~/settings/settings.server";
import type { AdminContext } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce } from "../audit/change-once";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { progressOf } from "../orders/order-progress";
import type { StaffSession } from "../staff/staff-session";
import { lockOrderByNumber } from "./order-scope";
import { orderVersion } from "./order-version";

/** A form on an order's page. */
export interface OrderForm {
  number: string;
  /** As the page showed it; null: the form depends on nothing that the version covers. */
  version: string | null;
  key: string;
}

/** The locked order, and who changes it. */
export interface OrderChange {
  transaction: Transaction;
  order: Row<"sales_order">;
  session: StaffSession;
  /** Those of the order's store. */
  settings: Settings;
}

interface ChangeOptions {
  action: AuditAction;
  /** Names of the fields that the action changes, for the audit log. */
  changedFields: readonly string[];
  /** False for what depends on nothing else, such as a note. */
  needsVersion?: boolean;
}

/**
 * Changes a locked order in one transaction, together with its entry in the audit log. A form that is sent twice acts
 * once.
 * @param change returns the refunded cents, if any
 * @returns the order's number
 * @throws GraphQLError CHANGED when the order is not as the form showed it; otherwise as `change` does
 */
export async function changeOrder(
  context: AdminContext,
  form: OrderForm,
  { action, changedFields, needsVersion = true }: ChangeOptions,
  change: (order: OrderChange) => Promise<{ refundedCents: number } | undefined>,
): Promise<string> {
  const { number } = await changeOnce(context, form.key, {
    async lock(transaction, session) {
      const order = await lockOrderByNumber(transaction, session, form.number);
      if (!order) throw inputError("There's no such order.");
      return order;
    },
    async change(order, { transaction, session }) {
      if (
        needsVersion &&
        form.version !== null &&
        form.version !== orderVersion(order, await progressOf(transaction, order))
      )
        throw changedMeanwhile();
      const settings = context.settingsOf(order.store_code);
      const done = await change({ transaction, order, session, settings });
      return {
        action,
        subject: { type: "order", id: order.number },
        storeCode: order.store_code,
        changedFields,
        amountCents: done?.refundedCents,
      };
    },
  });
  context.wakeMail();
  return number;
}
