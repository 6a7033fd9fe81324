import type { Connection, Row } from "../database/schema";
import { discountedSubtotal, totalOf } from "../totals/total";

type Order = Pick<Row<"sales_order">, "id" | "totals" | "grand_total_cents" | "balance_cents">;

/** Amounts paid for an order, in cents. */
export interface PaidForProducts {
  /** For its products after discounts and points, without shipping and tax. */
  productCents: number;
  /** Including shipping and tax, by payment and balances. */
  paidCents: number;
}

/**
 * Amount paid for an order's products. Gift certificates are excluded: their money counts when it is spent, and would
 * otherwise count repeatedly.
 */
export async function paidForProducts(db: Connection, order: Order): Promise<PaidForProducts> {
  const totals = { lines: JSON.parse(order.totals) };
  const giftCents = await certificateCents(db, order);
  const productCents = discountedSubtotal(totals) + totalOf(totals, "reward_points") - giftCents;
  return {
    productCents: Math.max(0, productCents),
    paidCents: Math.max(0, order.grand_total_cents + order.balance_cents - giftCents),
  };
}

/**
 * Part of a refund that concerns products: in proportion to the amount paid, rounded down; gift certificates are
 * refunded last. In cents.
 */
export function refundedForProducts({ paidCents, productCents }: PaidForProducts, cents: number): number {
  if (paidCents === 0) return 0;
  return Math.floor((Math.min(cents, paidCents) * productCents) / paidCents);
}

async function certificateCents(db: Connection, { id }: Order): Promise<number> {
  const { cents } = await db
    .selectFrom("gift_certificate")
    .select(({ fn }) => fn.sum<number | null>("amount_cents").as("cents"))
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}
