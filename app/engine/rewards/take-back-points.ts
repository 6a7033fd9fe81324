import type { Settings } from "~/settings/settings.server";
import { takeBack } from "../balances/ledger";
import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { notifyOfChange } from "./notify-of-change";
import { paidForProducts, refundedForProducts } from "./paid-for-products";
import { takenBackEmail } from "./reward-emails";
import { pointsAfterRefund } from "./reward-rules";

interface Refund {
  id: number;
  amountCents: number;
  /** True if the whole payment was refunded. */
  isWhole: boolean;
}

/**
 * Takes back the points of a refund, proportionally for a partial one, up to the customer's balance. Refunded money
 * does not count for the level, either. Call it in the transaction of the step.
 */
export async function takeBackPoints(
  transaction: Connection,
  order: Row<"sales_order">,
  refund: Refund,
  settings: Settings,
): Promise<void> {
  const earning = await lockRows(
    transaction,
    transaction.selectFrom("reward_earning").selectAll().where("order_id", "=", order.id),
  ).executeTakeFirst();
  if (!earning) return;
  const returnedCents = refund.isWhole
    ? earning.spent_cents
    : refundedForProducts(await paidForProducts(transaction, order), refund.amountCents);
  const spentCents = Math.max(0, earning.spent_cents - returnedCents);
  const points = pointsAfterRefund(earning.points, earning.spent_cents, spentCents);
  await transaction
    .updateTable("reward_earning")
    .set({ spent_cents: spentCents, points })
    .where("order_id", "=", order.id)
    .execute();
  if (points === earning.points) return;
  const taken = await takeBack(transaction, {
    storeCode: order.store_code,
    account: earning.customer_id,
    kind: "points",
    amount: earning.points - points,
    reasonKey: `refund:${refund.id}`,
    reason: `Deducted for the refund of order ${order.number}`,
  });
  if (taken === 0) return;
  await notifyOfChange(transaction, order, (balance) =>
    takenBackEmail(settings, { points: taken, balance, orderNumber: order.number }),
  );
}
