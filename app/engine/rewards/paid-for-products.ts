import type { Row } from "../database/schema";
import { discountedSubtotal, totalOf } from "../totals/total";

type Order = Pick<Row<"sales_order">, "totals" | "grand_total_cents" | "balance_cents">;

/** What was paid for an order's products after discounts and points, without shipping and tax. Cents. */
export function paidForProducts(order: Order): number {
  const totals = { lines: JSON.parse(order.totals) };
  return discountedSubtotal(totals) + totalOf(totals, "reward_points");
}

/** How much of a refunded sum was for products: their part of all that was paid, rounded down. Cents. */
export function refundedForProducts(order: Order, refundedCents: number): number {
  const paidCents = order.grand_total_cents + order.balance_cents;
  if (paidCents <= 0) return 0;
  return Math.floor((refundedCents * paidForProducts(order)) / paidCents);
}
