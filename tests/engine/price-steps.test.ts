import { afterAll, beforeAll, expect, it } from "vitest";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { add, applyCoupon, customer, designTag, readyCart, tag, update } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const PRICES = `
  itemsV2 { items { uid prices { line_total { value } steps { label amount { value } } } } }
  prices { totals { code amount { value } steps { label amount { value } } } }
`;

async function read(sender: Sender, id: string) {
  const query = `query ($id: String!) { cart(cart_id: $id) { ${PRICES} } }`;
  return (await engine.graphql(query, { id }, sender)).data.cart;
}

// @specification §3 L105
it("every price is the sum of its steps", async () => {
  const shopper = await customer(engine);
  const id = await readyCart(engine, shopper, { quantity: 3 });
  await add(engine, shopper, id, [tag(await designTag(engine, shopper, { options: { size: "large" } }), 7)]);
  const [{ uid }] = (await read(shopper, id)).itemsV2.items;
  await update(engine, shopper, id, [{ cart_item_uid: uid, gift_wrapping_id: "paws" }]);
  await applyCoupon(engine, shopper, id, "WELCOME10");
  const { itemsV2, prices } = await read(shopper, id);
  for (const item of itemsV2.items) expect(subtotal(item.prices.steps)).toBe(cents(item.prices.line_total));
  for (const total of prices.totals) expect(subtotal(total.steps), total.code).toBe(cents(total.amount));
  const codes = prices.totals.map(({ code }) => code);
  expect(codes).toEqual(["subtotal", "discount", "gift_wrapping", "shipping", "tax", "grand_total"]);
});

it("the steps of shipping start with the store's price of the method", async () => {
  const shopper = await customer(engine);
  const id = await readyCart(engine, shopper, { quantity: 1 });
  await engine.db
    .updateTable("configuration")
    .set({ value: "4.95" })
    .where("key", "=", "minimum_shiping_price")
    .execute();
  const { prices } = await read(shopper, id);
  const shipping = prices.totals.find(({ code }) => code === "shipping");
  expect(shipping?.steps).toEqual([{ label: "Standard Shipping", amount: { value: 4.95 } }]);
});

function cents({ value }: { value: number }): number {
  return Math.round(value * 100);
}

function subtotal(steps: { amount: { value: number } }[]): number {
  return steps.reduce((all, { amount }) => all + cents(amount), 0);
}
