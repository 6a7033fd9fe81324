import { randomUUID } from "node:crypto";
import type { Row } from "../database/schema";
import { isHosted } from "./payment-methods";

type PaidOrder = Pick<Row<"sales_order">, "payment_method" | "payment_reference">;

/**
 * Refunds through the payment's own channel: cards at once; for checks, the staff is asked to send one.
 * @returns the provider's reference of the refund
 */
export function refundPayment({ payment_method, payment_reference }: PaidOrder): string {
  if (payment_reference === null) throw new Error("What was not paid cannot be refunded.");
  return isHosted(payment_method) ? refundCharge() : `by-hand-${randomUUID()}`;
}

/** Refunds a charge of the hosted page to its card. @returns the provider's reference of the refund */
export function refundCharge(): string {
  return `sandbox-refund-${randomUUID()}`;
}

/** True if the staff has to send the money. */
export function isRefundedByHand({ payment_method }: Pick<PaidOrder, "payment_method">): boolean {
  return !isHosted(payment_method);
}
