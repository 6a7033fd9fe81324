import { remindOfAbandonedCarts } from "~/engine/abandoned-carts/remind-of-abandoned-carts";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";
import { jobContext } from "../../../tests/engine/print-shop";
import { ADDRESS, designTag, ownCart, tag } from "../../../tests/engine/shopper";
import { type DemoCustomer, openAccount } from "./customers";
import { fillCart, order, take } from "./orders";
import { past } from "./past";

const BEN = { firstname: "Ben", lastname: "Okafor", email: "ben@example.com" };
const MAYA = { firstname: "Maya", lastname: "Lindqvist", email: "maya@example.com" };
/** Longer than the delay of reminders (CART_REMINDER_HOURS). */
const LEFT_DAYS = 1.5;

/** Two referred friends: one has ordered, one abandoned a cart and gets a reminder. */
export async function referFriends(shop: EngineFixture, ada: DemoCustomer): Promise<void> {
  await shop.graphql('mutation { inviteFriends(emails: "ben@example.com, maya@example.com") }', {}, ada);
  const { data } = await shop.graphql("{ customer { refer_code } }", {}, ada);
  const [ben, maya] = [await openAccount(shop, BEN), await openAccount(shop, MAYA)];
  for (const friend of [ben, maya]) {
    await shop.graphql(
      "mutation ($code: String!) { acceptReferral(refer_code: $code) }",
      { code: data.customer.refer_code },
      friend,
    );
  }
  const bought = await order(shop, ben, {
    lines: [tag(await designTag(shop, ben, { name: "Milo" }))],
    address: { ...ADDRESS, firstname: "Ben", lastname: "Okafor", street: ["48 Orchard Street"] },
    daysAgo: 12,
  });
  await take(shop, bought, "delivered");
  await abandonCart(shop, maya);
}

async function abandonCart(shop: EngineFixture, maya: DemoCustomer): Promise<void> {
  await shop.graphql("mutation { setNewsletterConsent(subscribe: true) { error } }", {}, maya);
  const cart = await ownCart(shop, maya);
  await fillCart(shop, maya, cart, [tag(await designTag(shop, maya, { name: "Luna" }))]);
  const left = past(LEFT_DAYS);
  await shop.db
    .updateTable("cart")
    .set({ created_at: left, updated_at: left })
    .where("id", "=", cart)
    .execute();
  await remindOfAbandonedCarts.run(jobContext(shop), new Date());
}
