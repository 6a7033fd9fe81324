import type { Row } from "../database/schema";
import { orderedGift } from "../gift-certificates/ordered-gift";
import type { OrderActionType } from "../graphql/resolvers.generated";
import { isMembership } from "../memberships/membership";
import { openPieces } from "./open-pieces";
import type { OrderProgress, ShipmentView } from "./order-progress";
import { type OrderStatus, rejection } from "./order-states";
import type { OrderItemView } from "./view-orders";

/** Actions allowed by an order's state; permissions are checked elsewhere. */

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
/** Milliseconds; promised to shoppers in the terms. */
const CLAIM_TIME = 30 * DAY;
const CLAIM_TIME_UNDELIVERED = 60 * DAY;
const BEFORE_PRODUCTION: readonly string[] = ["pending_payment", "processing", "on_hold"];
/** Statuses of an order of which nothing is left: canceled before its payment, or refunded wholly. */
export const ENDED: readonly string[] = ["cancelled", "refunded"];

type Order = Row<"sales_order">;
type Item = Pick<Row<"sales_order_item">, "id">;

/** What was made or sent of an order. */
type Made = Pick<OrderProgress, "events" | "shipments">;

/** True until production starts, also for an order on hold, but not for one that is held during or after it. */
export function isBeforeProduction({ status }: Pick<Order, "status">, { events, shipments }: Made): boolean {
  const isMade = shipments.length > 0 || events.some(({ kind }) => kind === "production-started");
  return BEFORE_PRODUCTION.includes(status) && !isMade;
}

/** Status of an order after its buyer cancels it: refunded when it was paid; null once it is in production. */
export function statusAfterCancelling(order: Order, made: Made): "cancelled" | "refunded" | null {
  if (!isBeforeProduction(order, made)) return null;
  const ends: Extract<OrderStatus, "cancelled" | "refunded">[] = ["cancelled", "refunded"];
  return ends.find((end) => rejection(order, end) === null) ?? null;
}

/**
 * True if a line can be claimed: a parcel with it was delivered within the last 30 days, was lost, or should have arrived
 * within the last 60 days; and it is not claimed yet.
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
    (shipment) =>
      shipment.items.some(({ order_item_id }) => order_item_id === id) && isInClaimTime(order, shipment, now),
  );
}

/** A parcel that nobody reported as delivered is overdue after the promised day, and not before its second week. */
function isInClaimTime({ arrival_date }: Order, shipment: ShipmentView, now: number): boolean {
  const { delivered_at, lost_at, shipped_at } = shipment;
  if (delivered_at !== null) return now - Date.parse(delivered_at) <= CLAIM_TIME;
  if (lost_at !== null) return now - Date.parse(lost_at) <= CLAIM_TIME_UNDELIVERED;
  const promised = arrival_date === null ? 0 : Date.parse(arrival_date) + DAY;
  const due = Math.max(promised, Date.parse(shipped_at) + WEEK);
  return now > due && now - due <= CLAIM_TIME_UNDELIVERED;
}

/** The buyer's available actions. @param now milliseconds since 1970 */
export function availableActions(
  order: Order,
  items: Item[],
  progress: OrderProgress,
  now: number,
): OrderActionType[] {
  const actions: OrderActionType[] = [];
  if (statusAfterCancelling(order, progress)) actions.push("CANCEL");
  if (order.customer_id !== null) actions.push("REORDER");
  if (items.some((item) => canClaim(order, item, progress, now))) actions.push("RETURN");
  return actions;
}

/** Pieces of a line, with replacements, that are neither shipped nor refunded; zero for gift certificates, which are emailed, and memberships. */
export function piecesToSend(
  { id, sku, quantity, options }: Pick<OrderItemView, "id" | "sku" | "quantity" | "options">,
  progress: OrderProgress,
): number {
  if (orderedGift({ options }) || isMembership({ sku })) return 0;
  return openPieces({ id, quantity }, progress);
}
