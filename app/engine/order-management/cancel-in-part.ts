import type { AdminContext } from "../admin-api/admin-context";
import { inputError } from "../graphql/errors";
import type { CancellationRequest } from "../orders/cancel-in-part/canceled-parts";
import { quoteCancellation } from "../orders/cancel-in-part/quote-cancellation";
import { reduceOrder } from "../orders/cancel-in-part/reduce-order";
import { closeOrder } from "../orders/cancel-order";
import { owes } from "../orders/order-states";
import { quoteRefund } from "../refunds/quote-refund";
import { refundByStaff } from "../refunds/refund-by-staff";
import type { RefundRequest } from "../refunds/refund-parts";
import {
  type CancellationFields,
  readCancellation,
  requireCancelable,
  requireRefundOfPaid,
  withRest,
} from "./cancellation-quote";
import { changeOrder, type OrderChange, type OrderForm } from "./change-order";
import { writeComment } from "./order-comment";
import { readReason, requireCancellationAllowed } from "./order-steps";
import { requireRefundAllowed } from "./refund-limit";

/**
 * Cancels pieces and shipping of an order before production, with the reason as a note, and emails the buyer. An unpaid
 * order is reduced, a paid one is refunded; canceling all pieces cancels the order.
 * @returns the order's number
 * @throws GraphQLError FORBIDDEN when its refund is not allowed; CONFIRM when it needs password or code again; of
 * category input when it cannot be made
 */
export function cancelInPartForStaff(
  context: AdminContext,
  { cancellation, text, ...form }: OrderForm & { cancellation: CancellationFields; text: string },
): Promise<string> {
  const reason = readReason(text);
  const request = readCancellation(cancellation);
  const options = { action: "order.cancel-in-part", changedFields: ["lines", "totals"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await requireCancelable(change.transaction, change.order);
    const refundedCents = owes(change.order)
      ? await cancelUnpaid(change, request, reason)
      : await cancelPaid(change, request, { reason, key: form.key });
    await writeComment(change, "cancel", reason);
    return { refundedCents };
  });
}

async function cancelUnpaid(
  change: OrderChange,
  request: CancellationRequest,
  reason: string,
): Promise<number> {
  const { transaction, order, settings } = change;
  const { isWhole } = await quoteCancellation(transaction, order, request);
  if (isWhole) return cancelWholly(change, reason);
  await reduceOrder(transaction, settings, order, request);
  return 0;
}

async function cancelPaid(
  change: OrderChange,
  typed: RefundRequest,
  { reason, key }: { reason: string; key: string },
): Promise<number> {
  const { transaction, order, session, settings } = change;
  requireRefundOfPaid(session);
  const request = await withRest(transaction, order, typed);
  const { isWhole, parts } = await quoteRefund(transaction, order, request);
  if (isWhole) return cancelWholly(change, reason);
  await requireRefundAllowed(change, parts.amountCents);
  await refundByStaff(transaction, settings, order, { request, key });
  return parts.amountCents;
}

async function cancelWholly(change: OrderChange, reason: string): Promise<number> {
  const { transaction, order, settings } = change;
  const refundedCents = await requireCancellationAllowed(change);
  const closed = await closeOrder(transaction, settings, order.id, { reason, by: "store" });
  if ("errorV2" in closed) throw inputError(closed.errorV2.message);
  return refundedCents;
}
