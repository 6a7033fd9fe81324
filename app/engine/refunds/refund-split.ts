import type { Row } from "../database/schema";

type Order = Pick<Row<"sales_order">, "grand_total_cents" | "balance_cents" | "payment_reference">;
type Refund = Pick<Row<"order_refund">, "amount_cents" | "balance_cents">;

/** A refund in cents, by payment source. */
export interface RefundSplit {
  paymentCents: number;
  balanceCents: number;
}

/** Amounts paid by payment and balances that are not refunded yet; zero for an unpaid order. */
export function leftToRefund(order: Order, refunds: Refund[]): RefundSplit {
  const isOwed = order.grand_total_cents > 0 && order.payment_reference === null;
  if (isOwed) return { paymentCents: 0, balanceCents: 0 };
  const total = refunds.reduce((subtotal, { amount_cents }) => subtotal + amount_cents, 0);
  const balances = refunds.reduce((subtotal, { balance_cents }) => subtotal + balance_cents, 0);
  return {
    paymentCents: order.grand_total_cents - (total - balances),
    balanceCents: order.balance_cents - balances,
  };
}

/** The same as one amount. */
export function centsToRefund(order: Order, refunds: Refund[]): number {
  const { paymentCents, balanceCents } = leftToRefund(order, refunds);
  return paymentCents + balanceCents;
}

/**
 * Divides a refund: first the payment, up to what it paid, then balances. @throws Error when it exceeds the amount paid
 */
export function splitRefund(order: Order, refunds: Refund[], cents: number): RefundSplit {
  const left = leftToRefund(order, refunds);
  if (cents <= 0 || cents > left.paymentCents + left.balanceCents) {
    throw new Error("That amount can't be refunded.");
  }
  const paymentCents = Math.min(cents, left.paymentCents);
  return { paymentCents, balanceCents: cents - paymentCents };
}
