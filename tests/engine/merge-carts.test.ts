import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import {
  ADDRESS,
  add,
  applyCoupon,
  cartWithTag,
  customer,
  guest,
  newCart,
  ownCart,
  readCart,
  shipTo,
  tag,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

describe("merging carts", () => {
  const merge = `mutation ($from: String!, $to: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) {
    id total_quantity itemsV2 { items { quantity } } applied_coupons { code } shipping_addresses { postcode } prices { grand_total { value } }
  } }`;

  // @specification §4 L158
  it("moves the guest's lines into the customer's cart and closes the guest's", async () => {
    const shopper = await customer(engine);
    const visitor = { owner: shopper.owner };
    const { id: from, design } = await cartWithTag(engine, visitor, 2);
    await applyCoupon(engine, visitor, from, "WELCOME10");
    await shipTo(engine, visitor, from, { address: ADDRESS });
    const to = await ownCart(engine, shopper);
    await add(engine, shopper, to, [tag(design)]);
    const { data } = await engine.graphql(merge, { from, to }, shopper);
    expect(data.mergeCarts).toMatchObject({
      id: to,
      total_quantity: 3,
      itemsV2: { items: [{ quantity: 3 }] },
      applied_coupons: [{ code: "WELCOME10" }],
      shipping_addresses: [{ postcode: "95814" }],
    });
    const kept = (await readCart(engine, shopper, to)).data.cart;
    expect(kept.prices.grand_total.value).toBe(data.mergeCarts.prices.grand_total.value);
    const closed = await readCart(engine, visitor, from);
    expect(closed.errors?.[0].message).toBe("The cart isn't active.");
    const again = await engine.graphql(merge, { from, to }, shopper);
    expect(again.errors?.[0].message).toBe("The cart isn't active.");
  });

  it("finds the customer's cart itself", async () => {
    const shopper = await customer(engine);
    const { id: from } = await cartWithTag(engine, { owner: shopper.owner });
    const { data } = await engine.graphql(merge, { from }, shopper);
    expect(data.mergeCarts).toMatchObject({ id: await ownCart(engine, shopper), total_quantity: 1 });
  });

  it("requires a customer, and carts that they may use", async () => {
    const shopper = await customer(engine);
    const { id: from } = await cartWithTag(engine);
    const asGuest = await engine.graphql(merge, { from }, guest());
    expect(asGuest.errors?.[0].message).toBe("The current customer isn't authorized.");
    const foreign = await ownCart(engine, await customer(engine));
    const intoForeign = await engine.graphql(merge, { from, to: foreign }, shopper);
    expect(intoForeign.errors?.[0].message).toBe(`Could not find a cart with ID "${foreign}"`);
    const fromForeign = await engine.graphql(merge, { from: foreign }, shopper);
    expect(fromForeign.errors?.[0].message).toBe(`Could not find a cart with ID "${foreign}"`);
    const intoGuest = await engine.graphql(merge, { from, to: await newCart(engine, guest()) }, shopper);
    expect(intoGuest.errors?.[0].message).toMatch(/^The current user cannot perform operations on cart/);
  });
});
