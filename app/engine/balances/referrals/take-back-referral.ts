import type { Connection, Row } from "../../database/schema";
import { takeBack } from "../ledger";
import { storeCredit } from "../view-store-credit";
import { REWARD_CENTS } from "./reward-referral";

/**
 * Takes back the credit of a referral, up to the balance, when the order that earned it was fully refunded. Call it in
 * the transaction of the step.
 */
export async function takeBackReferral(
  transaction: Connection,
  order: Row<"sales_order">,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  if (!isWhole) return;
  const referral = await transaction
    .updateTable("referral")
    .set({ status: "taken_back", decided_at: new Date().toISOString() })
    .where("order_id", "=", order.id)
    .where("status", "=", "earned")
    .returningAll()
    .executeTakeFirst();
  if (!referral) return;
  await takeBack(transaction, {
    ...storeCredit(order.store_code, referral.referrer_id),
    amount: REWARD_CENTS,
    reasonKey: `referral-refunded:${referral.friend_id}`,
    reason: "A friend's first order was refunded",
  });
}
