import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { discountedSubtotal, totalOf } from "../totals/total";

type Order = Pick<Row<"sales_order">, "id" | "totals" | "grand_total_cents" | "balance_cents">;

/** What an order brought in, in cents. */
export interface PaidForProducts {
  /** For its products after discounts and points, without shipping and tax. */
  productCents: number;
  /** The same with shipping and tax, by payment and balances. */
  paidCents: number;
}

/**
 * What was paid for an order's products. Gift certificates are none: their money counts when it is spent, and would
 * else count again and again.
 */
export async function paidForProducts(db: Kysely<Database>, order: Order): Promise<PaidForProducts> {
  const totals = { lines: JSON.parse(order.totals) };
  const giftCents = await certificateCents(db, order);
  const productCents = discountedSubtotal(totals) + totalOf(totals, "reward_points") - giftCents;
  return {
    productCents: Math.max(0, productCents),
    paidCents: Math.max(0, order.grand_total_cents + order.balance_cents - giftCents),
  };
}

/** How much of a refunded sum was for products: their part of what was paid, rounded down; gift certificates go back with the last cent alone. Cents. */
export function refundedForProducts({ paidCents, productCents }: PaidForProducts, cents: number): number {
  if (paidCents === 0) return 0;
  return Math.floor((Math.min(cents, paidCents) * productCents) / paidCents);
}

async function certificateCents(db: Kysely<Database>, { id }: Order): Promise<number> {
  const { cents } = await db
    .selectFrom("gift_certificate")
    .select(({ fn }) => fn.sum<number | null>("amount_cents").as("cents"))
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}
