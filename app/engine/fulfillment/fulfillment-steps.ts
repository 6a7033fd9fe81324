import type { Row } from "../database/schema";
import { type OrderStatus, PRODUCTION_STARTED, rejection, statusLabel } from "../orders/order-states";
import type { StepKind } from "../orders/order-step";
import { waitsForBuyersPayment } from "../orders/payment-instructions";

/** The staff's actions on an order before it is shipped. */

type Order = Row<"sales_order">;

/** TAKE_PAYMENT: a check has arrived. */
export type FulfillmentStep = "TAKE_PAYMENT" | "START_PRODUCTION" | "HOLD" | "RELEASE";

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
  return stepProblem(order, step) === null ? { to, kind: kinds[step] } : null;
}

/** Why a step is not available now; null when it is. */
export function stepProblem(order: Order, step: FulfillmentStep): string | null {
  if (step === "TAKE_PAYMENT" && !waitsForBuyersPayment(order))
    return "The order isn't waiting for a payment that you can record here.";
  if (step === "START_PRODUCTION" && PRODUCTION_STARTED.includes(order.status))
    return "Production has already started.";
  if (step === "START_PRODUCTION" && order.status === "pending_payment")
    return "The order hasn't been paid for yet.";
  if (step === "START_PRODUCTION" && order.status === "on_hold")
    return "The order is on hold. Release it first.";
  if (step === "HOLD" && !CAN_WAIT.includes(order.status))
    return `An order that is ${statusLabel(order.status).toLowerCase()} can't be put on hold.`;
  if (step === "RELEASE" && order.status !== "on_hold") return "The order isn't on hold.";
  const state = step === "TAKE_PAYMENT" ? { ...order, payment_reference: "check" } : order;
  return rejection(state, target(order, step));
}

function target(order: Order, step: FulfillmentStep): OrderStatus {
  if (step === "TAKE_PAYMENT") return "processing";
  if (step === "START_PRODUCTION") return "in_production";
  if (step === "HOLD") return "on_hold";
  return rejection(order, "processing") === null ? "processing" : "pending_payment";
}
