import { createHmac } from "node:crypto";
import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../../database/schema";
import { queueMail } from "../../mail/outbox";
import { shortEmail } from "../../mail/short-email";
import { isOwnHousehold } from "../../shared/own-household";
import { householdOf } from "../../shared/same-person";
import { shopAddress } from "../../shared/shop-address";
import { formatMoney } from "../../totals/money";
import { addEntry } from "../ledger";
import { storeCredit } from "../view-store-credit";

export const REWARD_CENTS = 1000;

/**
 * Credits $10 to the referrer when the friend's first order has shipped: once per friend and household, and not for
 * one's own household. Call it in the transaction of the step.
 */
export async function rewardReferral(transaction: Connection, order: Row<"sales_order">, settings: Settings) {
  const referral = await findWaiting(transaction, order);
  if (!referral) return;
  const isEarned = await credit(transaction, referral, order, settings);
  await transaction
    .updateTable("referral")
    .set({
      status: isEarned ? "earned" : "declined",
      order_id: order.id,
      decided_at: new Date().toISOString(),
    })
    .where("friend_id", "=", referral.friend_id)
    .execute();
  if (!isEarned) return;
  await queueMail(transaction, {
    kind: "account",
    storeCode: order.store_code,
    recipient: referral.email,
    ...referralEmail(settings, REWARD_CENTS),
  });
}

/** The referrer to be rewarded; undefined for guests, and after the first order. */
async function findWaiting(transaction: Connection, { customer_id }: Row<"sales_order">) {
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
 * Books the credit. The household is the reason key, so that the ledger books it once, also when two friends' orders
 * ship concurrently or a friend opens a second account.
 * @returns false when no credit is due
 */
async function credit(
  transaction: Connection,
  { referrer_id }: Row<"referral">,
  order: Row<"sales_order">,
  { sessionSecret }: Settings,
): Promise<boolean> {
  const household = householdOf(JSON.parse(order.shipping_address ?? order.billing_address));
  if (await isOwnHousehold(transaction, referrer_id, household)) return false;
  const seal = createHmac("sha256", sessionSecret).update(`household:${household}`).digest("hex");
  return addEntry(transaction, {
    ...storeCredit(order.store_code, referrer_id),
    amount: REWARD_CENTS,
    reasonKey: `referral:${referrer_id}:${seal}`,
    reason: "A friend's first order has shipped",
  });
}

/** Notifies the referrer of the credit, without naming the friend. */
export function referralEmail(settings: Settings, cents: number) {
  const amount = formatMoney(cents, { short: true });
  return shortEmail(settings, {
    subject: `${amount} in store credit for you`,
    heading: "Thanks for telling a friend",
    paragraphs: [
      `A friend you referred placed their first order, and it just shipped. We've added ${amount} to your store credit as a thank-you. It never expires.`,
    ],
    button: { label: "See your credit", url: shopAddress(settings, "/customer/account/my-credits") },
  });
}
