import type { Connection, Row } from "../../database/schema";
import type { JobContext } from "../../jobs/job";
import { holdOrder } from "../../orders/hold-order";
import { lockOrder } from "../../orders/order-step";
import { logger } from "../../shared/logger";
import type { OperationResult } from "../payment-provider";
import { findPayment, movePayment, type PaymentState } from "../payment-states";
import { queueFailedOperationEmail } from "./failed-operation-email";
import { type ClaimedOperation, paymentQueue } from "./payment-queue";

type RecordContext = Pick<JobContext, "db" | "settings">;

/** Records the result of a claimed operation, unless another process has taken it over. */
export async function recordResult(
  { db, settings }: RecordContext,
  operation: ClaimedOperation,
  result: OperationResult,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, operation.order_id);
    if (!order || !(await paymentQueue.finish(transaction, operation, finished(result, now)))) return;
    await applyResult(transaction, settings, { order, operation, result });
  });
}

/**
 * Records a result that the service reports later: by a webhook, or when it is asked. The order is locked. A result
 * that is recorded already changes nothing.
 */
export async function recordLateResult(
  transaction: Connection,
  settings: RecordContext["settings"],
  { order, operation, result }: Outcome,
): Promise<void> {
  const isNews =
    operation.state === "settled"
      ? result.state === "failed"
      : result.state === "settled" || operation.state !== result.state;
  if (!isNews || operation.state === "failed") return;
  await transaction
    .updateTable("payment_operation")
    .set(finished(result, new Date()))
    .where("id", "=", operation.id)
    .execute();
  await applyResult(transaction, settings, { order, operation, result });
}

interface Outcome {
  order: Row<"sales_order">;
  operation: Row<"payment_operation">;
  result: OperationResult;
}

async function applyResult(
  transaction: Connection,
  settings: RecordContext["settings"],
  { order, operation, result }: Outcome,
): Promise<void> {
  if (result.state === "failed") {
    logger.error(
      { operation: operation.idempotency_key, problem: result.problem },
      "a payment operation failed",
    );
    await queueFailedOperationEmail(transaction, settings, order, {
      ...operation,
      problem: result.problem ?? null,
    });
    // Nothing is made that was not paid for.
    if (operation.kind === "capture") await holdOrder(transaction, order);
  }
  const payment = await findPayment(transaction, operation.payment_reference);
  if (!payment) return;
  const state = await stateAfter(transaction, payment, operation, result);
  if (state) await movePayment(transaction, payment, state);
}

/** State of the payment after the result; null when it stays the same. */
async function stateAfter(
  db: Connection,
  payment: Row<"payment">,
  { kind }: Row<"payment_operation">,
  { state }: OperationResult,
): Promise<PaymentState | null> {
  if (kind === "refund") return stateByRefunds(db, payment);
  if (state !== "settled") return null;
  return kind === "capture" ? "captured" : "voided";
}

/** By the refunds that the service has carried out or accepted. */
async function stateByRefunds(db: Connection, payment: Row<"payment">): Promise<PaymentState | null> {
  const refunds = await db
    .selectFrom("payment_operation")
    .select("amount_cents")
    .where("payment_reference", "=", payment.reference)
    .where("kind", "=", "refund")
    .where("state", "in", ["settled", "pending"])
    .execute();
  const cents = refunds.reduce((total, { amount_cents }) => total + amount_cents, 0);
  if (cents >= payment.amount_cents) return "refunded";
  if (cents > 0) return "partly_refunded";
  return payment.state === "captured" ? null : "captured";
}

function finished({ state, reference, problem = undefined }: OperationResult, now: Date) {
  return {
    state,
    reference,
    problem: state === "failed" ? (problem ?? "The payment service gave no reason.") : null,
    finished_at: state === "pending" ? null : now.toISOString(),
  };
}
