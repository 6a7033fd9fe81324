import type { Row } from "../database/schema";

type Order = Pick<Row<"sales_order">, "grand_total_cents" | "balance_cents" | "payment_reference">;
type Refund = Pick<Row<"order_refund">, "amount_cents" | "balance_cents">;

/** A sum that goes back, in cents, by the ways it came. */
export interface RefundSplit {
  paymentCents: number;
  balanceCents: number;
}

/** What was paid by payment and balances and has not gone back; nothing of an order that is not paid. */
export function leftToRefund(order: Order, refunds: Refund[]): RefundSplit {
  const isOwed = order.grand_total_cents > 0 && order.payment_reference === null;
  if (isOwed) return { paymentCents: 0, balanceCents: 0 };
  const total = refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const balances = refunds.reduce((sum, { balance_cents }) => sum + balance_cents, 0);
  return {
    paymentCents: order.grand_total_cents - (total - balances),
    balanceCents: order.balance_cents - balances,
  };
}

/** The same as one sum. */
export function centsToRefund(order: Order, refunds: Refund[]): number {
  const { paymentCents, balanceCents } = leftToRefund(order, refunds);
  return paymentCents + balanceCents;
}

/** How a refund goes back: first to the payment, up to what it paid, then to the balances. @throws Error when that is more than was paid */
export function splitRefund(order: Order, refunds: Refund[], cents: number): RefundSplit {
  const left = leftToRefund(order, refunds);
  if (cents <= 0 || cents > left.paymentCents + left.balanceCents) {
    throw new Error("That amount can't be refunded.");
  }
  const paymentCents = Math.min(cents, left.paymentCents);
  return { paymentCents, balanceCents: cents - paymentCents };
}
