import { randomUUID } from "node:crypto";
import type { Settings } from "~/settings/settings.server";
import { takeBlanks } from "../blanks/take-blanks";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { openPieces } from "../orders/open-pieces";
import { whenOrderPaid } from "../orders/order-hooks";
import { progressOf } from "../orders/order-progress";
import { takeStep } from "../orders/order-step";
import { paidArrival } from "../orders/paid-arrival";
import { viewOrder } from "../orders/view-orders";
import { queueCapture } from "../payments/operations/queue-operation";
import { printProblem } from "../print/print-problem";
import { type FulfillmentStep, fulfillmentStep, stepProblem } from "./fulfillment-steps";

/**
 * Moves a locked order to its next status. Notifies nobody.
 * @returns the updated order
 * @throws GraphQLError of category input with the reason when the step is not available now
 */
export async function takeFulfillmentStep(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  step: FulfillmentStep,
): Promise<Row<"sales_order">> {
  const next = fulfillmentStep(order, step);
  if (!next) throw inputError(stepProblem(order, step) ?? "That can't be done now.");
  if (step === "START_PRODUCTION") await requirePrintFiles(transaction, order);
  const payment = step === "TAKE_PAYMENT" ? await checkArrived(transaction, order) : {};
  const moved = await takeStep(transaction, order, { ...next, ...payment });
  if (step === "TAKE_PAYMENT") await whenOrderPaid(transaction, moved, settings);
  if (step === "START_PRODUCTION") await takeBlanksOf(transaction, moved);
  if (moved.status === "in_production") await queueCapture(transaction, moved);
  return moved;
}

async function requirePrintFiles(transaction: Connection, order: Row<"sales_order">): Promise<void> {
  const problem = await printProblem(transaction, order.id);
  if (problem) throw inputError(problem);
}

/** Pieces that were refunded before are not made. */
async function takeBlanksOf(transaction: Connection, order: Row<"sales_order">): Promise<void> {
  const [{ items }, progress] = await Promise.all([
    viewOrder(transaction, order),
    progressOf(transaction, order),
  ]);
  const made = items.map((item) => ({ item, quantity: openPieces(item, progress) }));
  await takeBlanks(transaction, order, made);
}

/** Recomputes the arrival date: production starts later than assumed when the order was placed. */
async function checkArrived(transaction: Connection, order: Row<"sales_order">) {
  return {
    payment_reference: `check-${randomUUID()}`,
    arrival_date: await paidArrival(transaction, order),
  };
}
