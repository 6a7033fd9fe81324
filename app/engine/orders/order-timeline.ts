import type { Row } from "../database/schema";
import type { OrderTimelineStep } from "../graphql/resolvers.generated";
import { isMembership } from "../memberships/membership";
import type { OrderProgress } from "./order-progress";
import type { OrderItemView } from "./view-orders";

type Order = Pick<
  Row<"sales_order">,
  "status" | "created_at" | "grand_total_cents" | "payment_reference" | "shipping_address"
>;

/** The regular sequence of statuses after placing an order. */
const way = [
  { status: "processing", code: "paid", label: "Payment received" },
  { status: "in_production", code: "in_production", label: "In production" },
  { status: "shipped", code: "shipped", label: "Shipped" },
  { status: "delivered", code: "delivered", label: "Delivered" },
];
const detours: Record<string, string> = {
  on_hold: "On hold",
  cancelled: "Cancelled",
  refunded: "Refunded",
};
/** Statuses that only apply to orders with a parcel. */
const OF_PARCELS = ["in_production", "shipped"];

/** The steps of an order with their times, and the steps still to come; none for an order that has ended. */
export function orderTimeline(
  order: Order,
  { events }: Pick<OrderProgress, "events">,
  items: Pick<OrderItemView, "sku">[] = [],
): OrderTimelineStep[] {
  const placed = { code: "placed", label: "Order placed", at: order.created_at, is_done: true };
  const steps = way
    .filter((step) => appliesTo(order, step.code))
    .map((step) => {
      const { status, code } = step;
      const label = step.code === "delivered" ? deliveredLabel(order, items) : step.label;
      const is_done = hasReached(order, events, status);
      return { code, label, at: is_done ? timeOf(events, status) : null, is_done };
    });
  const detour = detours[order.status];
  if (!detour) return [placed, ...steps];
  const here = { code: order.status, label: detour, at: timeOf(events, order.status), is_done: true };
  const done = steps.filter(({ is_done }) => is_done);
  return [placed, ...done, here, ...(order.status === "on_hold" ? steps.slice(done.length) : [])];
}

/** Payment is skipped when nothing is owed; shipping is skipped without an address, since everything is emailed. */
function appliesTo(order: Order, code: string): boolean {
  if (code === "paid") return order.grand_total_cents > 0;
  return !OF_PARCELS.includes(code) || order.shipping_address !== null;
}

function deliveredLabel(order: Order, items: Pick<OrderItemView, "sku">[]): string {
  if (order.shipping_address !== null) return "Delivered";
  return items.length > 0 && items.every(isMembership) ? "In your account" : "Sent by email";
}

function hasReached(order: Order, events: OrderProgress["events"], status: string): boolean {
  if (status === "processing") return order.payment_reference !== null || rank(order.status) >= 0;
  if (rank(order.status) >= rank(status)) return true;
  return order.status in detours && order.status !== "on_hold" && timeOf(events, status) !== null;
}

/** Position of a status in the sequence; negative when it is not part of it. */
function rank(status: string): number {
  return way.findIndex((step) => step.status === status);
}

/** When the order got its present status. */
export function statusChangedAt(
  { status, created_at }: Pick<Row<"sales_order">, "status" | "created_at">,
  { events }: Pick<OrderProgress, "events">,
): string {
  return timeOf(events, status) ?? created_at;
}

/** When the order last changed to that status; null when unknown. Some events change nothing about the status. */
function timeOf(events: OrderProgress["events"], status: string): string | null {
  const isChange = ({ from_status, to_status }: OrderProgress["events"][number]) =>
    to_status === status && from_status !== status;
  return events.findLast(isChange)?.created_at ?? null;
}
