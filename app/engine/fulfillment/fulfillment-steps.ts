import type { Row } from "../database/schema";
import type { OrderDeskStep } from "../graphql/resolvers.generated";
import { type OrderStatus, refusal } from "../orders/order-states";
import type { StepKind } from "../orders/order-step";
import { waitsForBuyersPayment } from "../orders/payment-instructions";

/** What the shop can do with an order before it is sent. */

type Order = Row<"sales_order">;

const kinds: Record<OrderDeskStep, StepKind> = {
  TAKE_PAYMENT: "paid",
  START_PRODUCTION: "production-started",
  HOLD: "held",
  RELEASE: "released",
};
/** Once it is being made there is nothing to wait for. */
const CAN_WAIT = ["pending_payment", "processing"];

/** The status to which a step leads and what it is called; null when it cannot be taken now. */
export function fulfillmentStep(
  order: Order,
  step: OrderDeskStep,
): { to: OrderStatus; kind: StepKind } | null {
  const to = target(order, step);
  const state = step === "TAKE_PAYMENT" ? { ...order, payment_reference: "check" } : order;
  return to && refusal(state, to) === null ? { to, kind: kinds[step] } : null;
}

/** The steps that can be taken now, in their order. */
export function fulfillmentSteps(order: Order): OrderDeskStep[] {
  return (Object.keys(kinds) as OrderDeskStep[]).filter((step) => fulfillmentStep(order, step) !== null);
}

function target(order: Order, step: OrderDeskStep): OrderStatus | null {
  if (step === "TAKE_PAYMENT") return waitsForBuyersPayment(order) ? "processing" : null;
  if (step === "START_PRODUCTION") return "in_production";
  if (step === "HOLD") return CAN_WAIT.includes(order.status) ? "on_hold" : null;
  if (order.status !== "on_hold") return null;
  return refusal(order, "processing") === null ? "processing" : "pending_payment";
}
