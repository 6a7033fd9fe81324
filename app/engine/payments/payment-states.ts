import type { Connection, Row } from "../database/schema";
import { logger } from "../shared/logger";

/** The payment's state machine: what the store knows of the money. */

export type PaymentState = Row<"payment">["state"];

const transitions: Record<PaymentState, readonly PaymentState[]> = {
  authorized: ["captured", "voided"],
  captured: ["partly_refunded", "refunded", "disputed", "charged_back"],
  voided: [],
  partly_refunded: ["partly_refunded", "refunded", "disputed", "charged_back"],
  /** A refund may fail after the service had reported it. */
  refunded: ["captured", "partly_refunded", "disputed", "charged_back"],
  disputed: ["captured", "partly_refunded", "refunded", "charged_back"],
  charged_back: ["captured"],
};

/** True if a payment may change from one state to the other. */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return transitions[from].includes(to);
}

/** The payment, locked by its order; undefined for payments that the buyer has sent. */
export function findPayment(db: Connection, reference: string): Promise<Row<"payment"> | undefined> {
  return db.selectFrom("payment").selectAll().where("reference", "=", reference).executeTakeFirst();
}

/**
 * Changes the state of a payment whose order is locked. A report that arrives late or twice changes nothing.
 * @returns whether the state has changed
 */
export async function movePayment(
  db: Connection,
  payment: Row<"payment">,
  to: PaymentState,
): Promise<boolean> {
  if (payment.state === to && to !== "partly_refunded") return false;
  if (!canMovePayment(payment.state, to)) {
    logger.warn(
      { from: payment.state, to, order: payment.order_id },
      "a payment cannot change to this state",
    );
    return false;
  }
  await db.updateTable("payment").set({ state: to }).where("reference", "=", payment.reference).execute();
  return true;
}
