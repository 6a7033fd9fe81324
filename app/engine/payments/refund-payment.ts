import { randomUUID } from "node:crypto";
import type { Row } from "../database/schema";
import { isHosted } from "./payment-methods";

type PaidOrder = Pick<Row<"sales_order">, "payment_method" | "payment_reference">;

/**
 * Gives money back by the way it came: to the card at once; a check is written by hand, which the shop is told.
 * @returns what the refund is called there
 */
export function refundPayment({ payment_method, payment_reference }: PaidOrder): string {
  if (payment_reference === null) throw new Error("What was not paid cannot be refunded.");
  return isHosted(payment_method) ? refundCharge() : `by-hand-${randomUUID()}`;
}

/** Gives a charge of the hosted page back to its card. @returns what the refund is called there */
export function refundCharge(): string {
  return `sandbox-refund-${randomUUID()}`;
}

/** Whether somebody of the shop has to send the money. */
export function isRefundedByHand({ payment_method }: Pick<PaidOrder, "payment_method">): boolean {
  return !isHosted(payment_method);
}
