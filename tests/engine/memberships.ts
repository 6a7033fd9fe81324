import { expect } from "vitest";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import type { EngineFixture, Sender } from "./engine-fixture";
import { type Order, orderOf, pay } from "./paid-orders";
import { ADDRESS, add, billTo, customer, designTag, ownCart, payBy, place, shipTo, tag } from "./shopper";

/** Test helpers for champ members and their orders. */

export const MEMBERSHIP = { sku: "champ-membership", quantity: 1 };

export const DAY = 24 * 60 * 60 * 1000;

export const inDays = (days: number) => new Date(Date.now() + days * DAY);

export type Customer = Awaited<ReturnType<typeof customer>>;

export async function configure(engine: EngineFixture, key: string, value: string): Promise<void> {
  await engine.db.updateTable("configuration").set({ value }).where("key", "=", key).execute();
  clearMemoryCache(engine.db);
}

/** An unpaid order by card. */
export async function order(
  engine: EngineFixture,
  sender: Customer,
  { withTag = false, items = [MEMBERSHIP] as object[] } = {},
) {
  const id = await ownCart(engine, sender);
  await add(engine, sender, id, items);
  if (withTag) await add(engine, sender, id, [tag(await designTag(engine, sender))]);
  if (withTag) await shipTo(engine, sender, id, { address: ADDRESS });
  else await billTo(engine, sender, id, { address: ADDRESS });
  await payBy(engine, sender, id, "sandbox_hosted");
  const { data } = await place(engine, sender, id);
  expect(data.placeOrder.errors).toEqual([]);
  return orderOf(engine, data.placeOrder.orderV2.number);
}

export async function bought(
  engine: EngineFixture,
  sender: Customer,
  options: Parameters<typeof order>[2] = {},
): Promise<Order> {
  const placed = await order(engine, sender, options);
  await pay(engine, placed);
  return orderOf(engine, placed.number);
}

/** A member without an order for the membership. */
export async function member(
  engine: EngineFixture,
  until = inDays(100),
  { renews = 0 } = {},
): Promise<Customer> {
  const sender = await customer(engine);
  await engine.db
    .updateTable("customer")
    .set({ member_until: until.toISOString(), member_renews: renews })
    .where("id", "=", sender.id)
    .execute();
  return sender;
}

/** Prices of the cart's lines and totals for members and others, in cents. */
export async function pricesOf(engine: EngineFixture, sender: Sender, id: string) {
  const { data } = await engine.graphql(
    `query ($id: String!) { cart(cart_id: $id) {
      itemsV2 { items {
        product { sku } prices { price { value } steps { label amount { value } } line_total { value } }
        extra_info { cache_price is_member_price }
      } }
      prices { grand_total { value } totals { code label amount { value } } }
    } }`,
    { id },
    sender,
  );
  const cents = (dollars: number) => Math.round(dollars * 100);
  return {
    lines: data.cart.itemsV2.items.map(({ product, prices, extra_info }) => ({
      sku: product.sku,
      price: cents(prices.price.value),
      offer: extra_info.cache_price && cents(Number(extra_info.cache_price)),
      isMemberPrice: extra_info.is_member_price,
      steps: prices.steps.map(({ label }) => label),
      isExplained:
        cents(prices.line_total.value) ===
        prices.steps.reduce((total, step) => total + cents(step.amount.value), 0),
    })),
    total: cents(data.cart.prices.grand_total.value),
    totals: data.cart.prices.totals.map(({ code, label, amount }) => [code, label, cents(amount.value)]),
  };
}

const MEMBER = "is_subscribed_champ_membership subscribed_for_auto_champ_membership champ_membership_until";

export async function membershipOf(engine: EngineFixture, sender: Sender) {
  const { data } = await engine.graphql(`{ customer { ${MEMBER} } }`, {}, sender);
  const { customer: view } = data;
  return {
    isMember: view.is_subscribed_champ_membership,
    renews: view.subscribed_for_auto_champ_membership,
    until: view.champ_membership_until,
  };
}

export function tick(engine: EngineFixture, sender: Sender, renews: boolean) {
  return engine.graphql(
    `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { ${MEMBER} } } }`,
    { input: { subscribed_for_auto_champ_membership: renews } },
    sender,
  );
}
