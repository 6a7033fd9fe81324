import type { Row } from "../database/schema";
import { orderedGift } from "../gift-certificates/ordered-gift";
import type { OrderActionType } from "../graphql/resolvers.generated";
import { isMembership } from "../memberships/membership";
import { refundedOf } from "../refunds/read-refunds";
import { type OrderProgress, piecesShipped } from "./order-progress";
import { type OrderStatus, rejection } from "./order-states";
import type { OrderItemView } from "./view-orders";

/** Actions allowed by an order's state; permissions are checked elsewhere. */

/** Milliseconds; promised to shoppers in the terms. */
const CLAIM_TIME = 30 * 24 * 60 * 60 * 1000;
const BEFORE_PRODUCTION: readonly string[] = ["pending_payment", "processing", "on_hold"];
const ENDED: readonly string[] = ["cancelled", "refunded"];

type Order = Row<"sales_order">;
type Item = Pick<Row<"sales_order_item">, "id">;

/** Status of an order after its buyer cancels it: refunded when it was paid; null once it is in production. */
export function statusAfterCancelling(order: Order): "cancelled" | "refunded" | null {
  if (!BEFORE_PRODUCTION.includes(order.status)) return null;
  const ends: Extract<OrderStatus, "cancelled" | "refunded">[] = ["cancelled", "refunded"];
  return ends.find((end) => rejection(order, end) === null) ?? null;
}

/**
 * True if a line can be claimed: delivered within the last 30 days, and not claimed yet.
 * @param now milliseconds since 1970
 */
export function canClaim(
  order: Order,
  { id }: Item,
  { claims, shipments }: Pick<OrderProgress, "claims" | "shipments">,
  now: number,
): boolean {
  if (ENDED.includes(order.status)) return false;
  if (claims.some(({ order_item_id }) => order_item_id === id)) return false;
  return shipments.some(
    ({ delivered_at, items }) =>
      delivered_at !== null &&
      now - Date.parse(delivered_at) <= CLAIM_TIME &&
      items.some(({ order_item_id }) => order_item_id === id),
  );
}

/** The buyer's available actions. @param now milliseconds since 1970 */
export function availableActions(
  order: Order,
  items: Item[],
  progress: OrderProgress,
  now: number,
): OrderActionType[] {
  const actions: OrderActionType[] = [];
  if (statusAfterCancelling(order)) actions.push("CANCEL");
  if (order.customer_id !== null) actions.push("REORDER");
  if (items.some((item) => canClaim(order, item, progress, now))) actions.push("RETURN");
  return actions;
}

/** Pieces of a line that are neither shipped nor refunded; zero for gift certificates, which are emailed, and memberships. */
export function piecesToSend(
  { id, sku, quantity, options }: Pick<OrderItemView, "id" | "sku" | "quantity" | "options">,
  progress: OrderProgress,
): number {
  if (orderedGift({ options }) || isMembership({ sku })) return 0;
  const refunded = refundedOf(progress.refunds).pieces.get(id) ?? 0;
  return quantity - Math.max(piecesShipped(progress, id), refunded);
}
