import type { Connection, Row } from "../database/schema";
import { findInvoice } from "../invoices/find-documents";
import { issueCreditMemo } from "../invoices/issue-documents";
import { viewOrder } from "../orders/view-orders";
import { orderValue } from "./order-value";
import { NOTHING_REFUNDED, refundParts, requestOfRest } from "./refund-parts";
import { TO_BALANCES, writeRefund } from "./write-refund";

/**
 * Credits the invoice of a canceled order that balances had paid. They have been given back already, so that this only
 * records it. Call it last in the transaction of the step.
 */
export async function creditCanceledOrder(transaction: Connection, order: Row<"sales_order">): Promise<void> {
  if (order.balance_cents === 0 || !(await findInvoice(transaction, order.id))) return;
  const { items, totals } = await viewOrder(transaction, order);
  const value = orderValue(items, totals);
  const rest = requestOfRest(value, NOTHING_REFUNDED);
  const parts = refundParts(value, NOTHING_REFUNDED, rest, order.balance_cents);
  const split = { paymentCents: 0, balanceCents: order.balance_cents };
  const cause = { reason_key: "cancelled", reference: TO_BALANCES };
  const id = await writeRefund(transaction, order, { parts, split }, cause);
  await issueCreditMemo(transaction, order, { id });
}
