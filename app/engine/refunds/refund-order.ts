import type { Settings } from "~/settings/settings.server";
import { lockOrderBalances } from "../balances/orders/lock-order-balances";
import type { Connection, Row } from "../database/schema";
import { issueCreditMemo } from "../invoices/issue-documents";
import { whenOrderRefunded } from "../orders/order-hooks";
import { takeStep } from "../orders/order-step";
import { queueReturn } from "../payments/operations/queue-operation";
import { shipIfComplete } from "../shipments/ship-if-complete";
import { quoteRefund, type RefundQuote } from "./quote-refund";
import type { RefundRequest } from "./refund-parts";
import { TO_BALANCES, writeRefund } from "./write-refund";

interface RefundedOrder extends RefundQuote {
  order: Row<"sales_order">;
}

/**
 * Refunds a part of a locked order, or all of it, which ends the order: first the payment, then balances. Parallel
 * refunds wait for the lock, so that they never exceed the amount paid.
 * @param reasonKey the same reason is never refunded twice
 * @returns the order and what was refunded
 * @throws GraphQLError of category input when it cannot be made; Error when the reason was refunded before
 */
export async function refundOrder(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { request, reasonKey }: { request: RefundRequest | "rest"; reasonKey: string },
): Promise<RefundedOrder> {
  await lockOrderBalances(transaction, order);
  const quote = await quoteRefund(transaction, order, request);
  const { isWhole, parts, split, wholeLines } = quote;
  const reference = await returnPayment(transaction, order, { cents: split.paymentCents, cause: reasonKey });
  const id = await writeRefund(transaction, order, quote, { reason_key: reasonKey, reference });
  const refunded = isWhole ? await takeStep(transaction, order, { to: "refunded", kind: "refunded" }) : order;
  const { amountCents, items, taxCents } = parts;
  const refund = { id, amountCents, balanceCents: split.balanceCents, taxCents, items, wholeLines, isWhole };
  await whenOrderRefunded(transaction, refunded, refund, settings);
  const shipped = await shipIfComplete(transaction, settings, refunded);
  await issueCreditMemo(transaction, order, { id });
  return { ...quote, order: shipped };
}

/** Queues the part of a refund that goes back to the payment. @returns the operation's key */
async function returnPayment(
  transaction: Connection,
  order: Row<"sales_order">,
  { cents, cause }: { cents: number; cause: string },
): Promise<string> {
  if (cents === 0) return TO_BALANCES;
  if (order.payment_reference === null) throw new Error("What was not paid cannot be refunded.");
  const { key } = await queueReturn(transaction, order, {
    paymentReference: order.payment_reference,
    cents,
    cause,
  });
  return key;
}
