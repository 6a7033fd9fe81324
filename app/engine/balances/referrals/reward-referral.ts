import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../../database/schema";
import { queueMail } from "../../mail/outbox";
import { lockBalance } from "../balance";
import { addEntry } from "../ledger";
import { storeCredit } from "../view-store-credit";
import { isKnownHousehold } from "./known-household";
import { referralLetter } from "./referral-letter";
import { householdOf } from "./same-person";

/** $10. */
export const REWARD_CENTS = 1000;

/**
 * Gives $10 of store credit to whoever recommended the shop, when the friend's first order has shipped: once for each
 * friend and each household, and not for one's own. Called in the transaction of the step.
 */
export async function rewardReferral(
  transaction: Kysely<Database>,
  order: Row<"sales_order">,
  settings: Settings,
): Promise<void> {
  const referral = await findWaiting(transaction, order);
  if (!referral) return;
  const credit = storeCredit(order.store_code, referral.referrer_id);
  await lockBalance(transaction, credit);
  if (!(await decide(transaction, referral, order))) return;
  await addEntry(transaction, {
    ...credit,
    amount: REWARD_CENTS,
    reasonKey: `referral:${referral.friend_id}`,
    reason: "A friend's first order has shipped",
  });
  await queueMail(transaction, {
    storeCode: order.store_code,
    recipient: referral.email,
    ...referralLetter(settings, REWARD_CENTS),
  });
}

/** Who recommended the shop to the buyer; nobody for guests, and nobody after the first order. */
async function findWaiting(transaction: Kysely<Database>, { customer_id }: Row<"sales_order">) {
  if (customer_id === null) return undefined;
  return transaction
    .selectFrom("referral")
    .innerJoin("customer", "customer.id", "referral.referrer_id")
    .selectAll("referral")
    .select("customer.email")
    .where("friend_id", "=", customer_id)
    .where("status", "=", "waiting")
    .executeTakeFirst();
}

/**
 * The friend's first order that ships settles it. To be called while the referrer's credit is locked: two friends of
 * one household may ship at the same time.
 * @returns true when credit is due
 */
async function decide(
  transaction: Kysely<Database>,
  { friend_id, referrer_id }: Row<"referral">,
  order: Row<"sales_order">,
): Promise<boolean> {
  const household = householdOf(JSON.parse(order.shipping_address ?? order.billing_address));
  const counts = !(await isKnownHousehold(transaction, referrer_id, household));
  const { numUpdatedRows } = await transaction
    .updateTable("referral")
    .set({
      status: counts ? "earned" : "declined",
      order_id: order.id,
      address_key: counts ? household : null,
      decided_at: new Date().toISOString(),
    })
    .where("friend_id", "=", friend_id)
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  return counts && numUpdatedRows > 0n;
}
