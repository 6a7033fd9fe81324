import type { Row } from "../database/schema";
import type { FulfillmentStep } from "../graphql/resolvers.generated";
import { type OrderStatus, rejection } from "../orders/order-states";
import type { StepKind } from "../orders/order-step";
import { waitsForBuyersPayment } from "../orders/payment-instructions";

/** The staff's actions on an order before it is shipped. */

type Order = Row<"sales_order">;

const kinds: Record<FulfillmentStep, StepKind> = {
  TAKE_PAYMENT: "paid",
  START_PRODUCTION: "production-started",
  HOLD: "held",
  RELEASE: "released",
};
/** Statuses that can be put on hold; once in production, there is nothing to wait for. */
const CAN_WAIT = ["pending_payment", "processing"];

/** Target status and name of a step; null when it is not available now. */
export function fulfillmentStep(
  order: Order,
  step: FulfillmentStep,
): { to: OrderStatus; kind: StepKind } | null {
  const to = target(order, step);
  const state = step === "TAKE_PAYMENT" ? { ...order, payment_reference: "check" } : order;
  return to && rejection(state, to) === null ? { to, kind: kinds[step] } : null;
}

/** The available steps, in display order. */
export function fulfillmentSteps(order: Order): FulfillmentStep[] {
  return (Object.keys(kinds) as FulfillmentStep[]).filter((step) => fulfillmentStep(order, step) !== null);
}

function target(order: Order, step: FulfillmentStep): OrderStatus | null {
  if (step === "TAKE_PAYMENT") return waitsForBuyersPayment(order) ? "processing" : null;
  if (step === "START_PRODUCTION") return "in_production";
  if (step === "HOLD") return CAN_WAIT.includes(order.status) ? "on_hold" : null;
  if (order.status !== "on_hold") return null;
  return rejection(order, "processing") === null ? "processing" : "pending_payment";
}
