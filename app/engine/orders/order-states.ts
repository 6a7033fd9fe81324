import type { Row } from "../database/schema";

/** The order's state machine: allowed transitions and their conditions (readings: order statuses). */

export type OrderStatus =
  | "pending_payment"
  | "processing"
  | "in_production"
  | "shipped"
  | "delivered"
  | "cancelled"
  | "refunded"
  | "on_hold";

/** Statuses after the start of production. */
export const PRODUCTION_STARTED: readonly string[] = ["in_production", "shipped", "delivered"];

type OrderState = Pick<
  Row<"sales_order">,
  "status" | "payment_reference" | "grand_total_cents" | "balance_cents" | "open_proofs"
>;

/** Null when the transition is allowed, otherwise the reason why not. */
type Guard = (order: OrderState) => string | null;

const always: Guard = () => null;
const isPaid: Guard = (order) => (owes(order) ? "The order hasn't been paid for yet." : null);
const isUnpaid: Guard = (order) => (owes(order) ? null : "The order is paid; it can only be refunded.");
const isUncharged: Guard = (order) =>
  order.payment_reference === null ? null : "The order is paid; it can only be refunded.";
const isPaidLate: Guard = (order) =>
  order.payment_reference === null ? "The order was closed before it was paid for." : null;
const isReady: Guard = (order) =>
  isPaid(order) ?? (order.open_proofs > 0 ? "The buyer hasn't approved every proof yet." : null);
const isCharged: Guard = (order) => (wasPaid(order) ? null : "There's nothing to refund.");

const transitions: Record<OrderStatus, Partial<Record<OrderStatus, Guard>>> = {
  pending_payment: { processing: isPaid, on_hold: always, cancelled: isUncharged },
  processing: {
    in_production: isReady,
    delivered: isPaid,
    on_hold: always,
    cancelled: isUncharged,
    refunded: isCharged,
  },
  in_production: { shipped: isPaid, on_hold: always, refunded: isCharged },
  shipped: { in_production: always, delivered: always, refunded: isCharged },
  delivered: { in_production: always, refunded: isCharged },
  on_hold: { pending_payment: isUnpaid, processing: isPaid, cancelled: isUncharged, refunded: isCharged },
  cancelled: { processing: isPaidLate },
  refunded: {},
};

const labels: Record<OrderStatus, string> = {
  pending_payment: "Pending Payment",
  processing: "Processing",
  in_production: "In Production",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  refunded: "Refunded",
  on_hold: "On Hold",
};

/** The reason the order cannot change to that status; null when it can. */
export function rejection(order: OrderState, next: OrderStatus): string | null {
  if (!isStatus(order.status)) return `The order has an unknown status.`;
  const guard = transitions[order.status][next];
  if (!guard) return `An order that is ${statusName(order.status)} can't become ${statusName(next)}.`;
  return guard(order);
}

/** The status as shown to shoppers. */
export function statusLabel(status: string): string {
  return isStatus(status) ? labels[status] : status;
}

function isStatus(status: string): status is OrderStatus {
  return Object.hasOwn(transitions, status);
}

function statusName(status: OrderStatus): string {
  return labels[status].toLowerCase();
}

/** True while the buyer has to pay for the order. */
export function owes(order: Pick<OrderState, "grand_total_cents" | "payment_reference">): boolean {
  return order.grand_total_cents > 0 && order.payment_reference === null;
}

/** By the payment, or by balances alone. */
function wasPaid(order: OrderState): boolean {
  return order.payment_reference !== null || (order.grand_total_cents === 0 && order.balance_cents > 0);
}

/** Magento's states, by the status of the order. */
const states: Record<OrderStatus, string> = {
  pending_payment: "pending_payment",
  processing: "processing",
  in_production: "processing",
  shipped: "complete",
  delivered: "complete",
  cancelled: "canceled",
  refunded: "closed",
  on_hold: "holded",
};

/** The state in Magento of an order with that status; an unknown status is its own. */
export function stateOf(status: string): string {
  return isStatus(status) ? states[status] : status;
}
