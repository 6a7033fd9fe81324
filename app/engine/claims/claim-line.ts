import type { Row } from "../database/schema";
import type { OrderProgress } from "../orders/order-progress";
import { centsToRefund } from "../orders/refund-split";

type Item = Pick<
  Row<"sales_order_item">,
  | "id"
  | "is_free_gift"
  | "row_total_cents"
  | "offer_cents"
  | "discount_cents"
  | "gift_wrapping_cents"
  | "tax_cents"
>;

/**
 * Refund of one line, in cents: the amount paid including wrapping and tax; with the last line, everything left,
 * including shipping. A free gift is worth nothing, and the last line does not wait for it.
 */
export function lineRefundCents(
  order: Row<"sales_order">,
  items: Item[],
  lineId: number,
  { claims, refunds }: Pick<OrderProgress, "claims" | "refunds">,
): number {
  const left = centsToRefund(order, refunds);
  const isRefunded = (id: number) =>
    claims.some(({ order_item_id, status }) => order_item_id === id && status === "refunded");
  const line = items.find(({ id }) => id === lineId);
  if (!line || line.is_free_gift || isRefunded(lineId)) return 0;
  const others = items.filter(({ id, is_free_gift }) => id !== lineId && !is_free_gift);
  if (others.every(({ id }) => isRefunded(id))) return left;
  const goods = line.row_total_cents - line.offer_cents - line.discount_cents;
  return Math.min(left, goods + line.gift_wrapping_cents + line.tax_cents);
}
