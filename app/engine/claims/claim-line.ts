import type { Row } from "../database/schema";
import type { OrderProgress } from "../orders/order-progress";
import type { OrderView } from "../orders/view-orders";
import { orderValue } from "../refunds/order-value";
import { refundedOf } from "../refunds/read-refunds";
import { piecesLeft, type RefundRequest, refundParts, requestOfRest } from "../refunds/refund-parts";
import { centsToRefund } from "../refunds/refund-split";

type Item = Pick<Row<"sales_order_item">, "id" | "is_free_gift"> & Parameters<typeof orderValue>[0][number];

interface ClaimedOrder extends Pick<OrderView, "totals"> {
  order: Row<"sales_order">;
  items: Item[];
}

/** The refund of claimed pieces, and its amount in cents. */
interface LineRefund {
  request: RefundRequest;
  cents: number;
}

/**
 * The refund of a claim: the claimed pieces that are not refunded yet, with their wrapping and tax; with the last pieces of
 * the order, everything left, including shipping. Null when nothing is left of it. A free gift is worth nothing, and the last
 * line does not wait for it.
 */
export function lineRefund(
  { order, items, totals }: ClaimedOrder,
  { order_item_id: lineId, quantity: claimed }: Pick<Row<"order_claim">, "order_item_id" | "quantity">,
  { refunds }: Pick<OrderProgress, "refunds">,
): LineRefund | null {
  const leftCents = centsToRefund(order, refunds);
  const value = orderValue(items, totals);
  const refunded = refundedOf(refunds);
  const left = new Map(value.lines.map((line) => [line.itemId, piecesLeft(line, refunded)]));
  const leftOfLine = left.get(lineId) ?? 0;
  const quantity = Math.min(leftOfLine, claimed ?? leftOfLine);
  const line = items.find(({ id }) => id === lineId);
  if (!line || line.is_free_gift || quantity === 0 || leftCents === 0) return null;
  const others = items.filter(({ id, is_free_gift }) => id !== lineId && !is_free_gift);
  const isLast = quantity === leftOfLine && others.every(({ id }) => left.get(id) === 0);
  const worth = value.lines.find(({ itemId }) => itemId === lineId);
  if (!isLast && worth && worth.amountCents + worth.taxCents === 0) return null;
  const request = isLast
    ? requestOfRest(value, refunded)
    : { items: [{ itemId: lineId, quantity }], shippingCents: 0, adjustmentCents: 0 };
  return { request, cents: refundParts(value, refunded, request, leftCents).amountCents };
}
