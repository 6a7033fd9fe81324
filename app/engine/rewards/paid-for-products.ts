import type { Row } from "../database/schema";
import { discountedSubtotal } from "../totals/total";

type Order = Pick<Row<"sales_order">, "totals" | "grand_total_cents">;

/** What an order's products cost after discounts, without shipping and tax. Cents. */
export function paidForProducts(order: Order): number {
  return discountedSubtotal({ lines: JSON.parse(order.totals) });
}

/** How much of refunded money was for products: their part of the order's price, rounded down. Cents. */
export function refundedForProducts(order: Order, refundedCents: number): number {
  if (order.grand_total_cents <= 0) return 0;
  return Math.floor((refundedCents * paidForProducts(order)) / order.grand_total_cents);
}
