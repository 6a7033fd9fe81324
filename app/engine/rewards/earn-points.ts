import type { Settings } from "~/settings/settings.server";
import { addEntry } from "../balances/ledger";
import type { Connection, Row } from "../database/schema";
import { earningLevel } from "./earning-level";
import { notifyOfChange } from "./notify-of-change";
import { paidForProducts, refundedForProducts } from "./paid-for-products";
import { earnedEmail } from "./reward-emails";
import { expiryOf, pointsFor } from "./reward-rules";

/**
 * Books the points of a shipped order, once; a guest's order earns none. The loyalty level is the one the customer had
 * before this order. Call it in the transaction of the step.
 */
export async function earnPoints(transaction: Connection, order: Row<"sales_order">, settings: Settings) {
  if (order.customer_id === null) return;
  const now = new Date();
  const spentCents = await spentOn(transaction, order);
  const points = pointsFor(spentCents, await earningLevel(transaction, order.customer_id, now));
  const earning = {
    order_id: order.id,
    customer_id: order.customer_id,
    spent_cents: spentCents,
    points,
    earned_at: now.toISOString(),
  };
  const isNew = await transaction
    .insertInto("reward_earning")
    .values(earning)
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .returning("order_id")
    .executeTakeFirst();
  if (!isNew || points === 0) return;
  await addEntry(transaction, {
    storeCode: order.store_code,
    account: order.customer_id,
    kind: "points",
    amount: points,
    reasonKey: `shipped:${order.id}`,
    reason: `Earned with order ${order.number}`,
    expiresAt: expiryOf(now),
  });
  await notifyOfChange(transaction, order, (balance) =>
    earnedEmail(settings, { points, balance, orderNumber: order.number, expiresAt: expiryOf(now) }),
  );
}

/** Amount paid for products and not refunded before shipping, in cents. */
async function spentOn(transaction: Connection, order: Row<"sales_order">): Promise<number> {
  const { cents } = await transaction
    .selectFrom("order_refund")
    .select(({ fn }) => fn.sum<number | null>("amount_cents").as("cents"))
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const paid = await paidForProducts(transaction, order);
  return Math.max(0, paid.productCents - refundedForProducts(paid, Number(cents ?? 0)));
}
