import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { cartWithLedges, GIFT, GIFT_UID, giftCart, giveGifts, ledge } from "./free-gifts";
import { ADDRESS, add, applyCoupon, customer, ownCart, payBy, shipTo, update } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(() => giveGifts(engine, { amount: 80 }));

function remove(sender: Sender, id: string, uid: string) {
  return engine.graphql(
    "mutation ($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { id } } }",
    { input: { cart_id: id, cart_item_uid: uid } },
    sender,
  );
}

describe("the free gift", () => {
  it("is added from the amount on, and not a cent below it", async () => {
    const { viewCart } = await cartWithLedges(engine, 2);
    await giveGifts(engine, { amount: 81.98 });
    const reached = await viewCart();
    expect(reached.gifts).toMatchObject([
      {
        uid: GIFT_UID,
        quantity: 1,
        product: { sku: GIFT },
        prices: { price: { value: 0 }, row_total: { value: 0 } },
      },
    ]);
    expect(reached.rule).toMatchObject({ remaining: { value: 0 }, is_declined: false });
    await giveGifts(engine, { amount: 81.99 });
    const missed = await viewCart();
    expect(missed.gifts).toEqual([]);
    expect(missed.rule).toMatchObject({ threshold: { value: 81.99 }, remaining: { value: 0.01 } });
  });

  it("is removed when quantities, lines or a coupon reduce the cart below it, and returns", async () => {
    const { id, sender, viewCart } = await cartWithLedges(engine, 2);
    const [{ uid }] = (await viewCart()).bought;
    const gifts = async () => (await viewCart()).gifts.length;
    expect(await gifts()).toBe(1);
    await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 1 }]);
    expect(await gifts()).toBe(0);
    await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 2 }]);
    expect(await gifts()).toBe(1);
    await applyCoupon(engine, sender, id, "WELCOME10");
    expect(await gifts()).toBe(0);
    await add(engine, sender, id, [ledge()]);
    expect(await gifts()).toBe(1);
    await remove(sender, id, uid);
    const empty = await viewCart();
    expect([...empty.gifts, ...empty.bought]).toEqual([]);
  });

  it("does not change what is paid, shipped, earned and counted", async () => {
    const { id, sender, viewCart } = await cartWithLedges(engine, 4, await customer(engine));
    await applyCoupon(engine, sender, id, "WELCOME10");
    await shipTo(engine, sender, id, { address: ADDRESS });
    await payBy(engine, sender, id, "checkmo");
    const withGift = await viewCart();
    await giveGifts(engine, { status: "0", amount: 80 });
    const without = await viewCart();
    expect(withGift.gifts).toHaveLength(1);
    expect(withGift.gifts[0].prices).toMatchObject({
      line_total: { value: 0 },
      steps: [{ amount: { value: 5.99 } }, { label: "Free gift", amount: { value: -5.99 } }],
    });
    expect(without.gifts).toEqual([]);
    expect(without.rest.total_quantity).toBe(4);
    expect(withGift.rest).toEqual(without.rest);
    expect(withGift.bought).toEqual(without.bought);
  });

  it("is separate from the same product that is bought, which is paid", async () => {
    await giveGifts(engine, { sku: "picture-ledge", amount: 80 });
    const { viewCart } = await cartWithLedges(engine, 2);
    const { bought, gifts, rest } = await viewCart();
    expect(bought).toMatchObject([{ quantity: 2, product: { sku: "picture-ledge" } }]);
    expect(gifts).toMatchObject([{ quantity: 1, product: { sku: "picture-ledge" } }]);
    expect(rest.prices.grand_total.value).toBe(81.98);
  });

  it.each([
    ["the shop has ended it", { status: "0", amount: 10 }],
    ["its product is unknown", { sku: "no-such-thing", amount: 10 }],
    ["its product needs a design", { sku: "pet-tag", amount: 10 }],
    ["its product is worth money itself", { sku: "gift-certificate", amount: 10 }],
    ["its product is the membership", { sku: "champ-membership", amount: 10 }],
    ["its amount is none", { amount: "a lot" }],
    ["its amount is zero", { amount: 0 }],
  ])("is not added when %s", async (_reason, rule) => {
    const { viewCart } = await cartWithLedges(engine, 2);
    await giveGifts(engine, rule);
    expect(await viewCart()).toMatchObject({ rule: null, gifts: [] });
  });

  it("is not added while its product is not for sale", async () => {
    const { viewCart } = await cartWithLedges(engine, 2);
    const boxes = engine.db.updateTable("product").where("sku", "=", GIFT);
    await boxes.set({ is_salable: 0 }).execute();
    expect(await viewCart()).toMatchObject({ rule: null, gifts: [] });
    await boxes.set({ is_salable: 1 }).execute();
    expect((await viewCart()).gifts).toHaveLength(1);
  });

  it("is not added to a cart without shipped items", async () => {
    const { viewCart } = await cartWithLedges(engine, 2);
    const ledges = engine.db.updateTable("product").where("sku", "=", "picture-ledge");
    await ledges.set({ is_virtual: 1 }).execute();
    expect(await viewCart()).toMatchObject({ rule: null, gifts: [], rest: { is_virtual: true } });
    await ledges.set({ is_virtual: 0 }).execute();
    expect((await viewCart()).gifts).toHaveLength(1);
  });

  it("is present once after concurrent changes, and after merging carts that have one each", async () => {
    const ada = await customer(engine);
    const own = await cartWithLedges(engine, 2, ada);
    const { id } = await cartWithLedges(engine, 2);
    await Promise.all(Array.from({ length: 6 }, () => add(engine, ada, own.id, [ledge()])));
    expect((await own.viewCart()).gifts).toHaveLength(1);
    const merged = await engine.graphql(
      "mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }",
      { id },
      ada,
    );
    expect(merged.errors).toBeUndefined();
    const { bought, gifts, rest } = await own.viewCart();
    expect(gifts).toHaveLength(1);
    expect(bought).toMatchObject([{ quantity: 10 }]);
    expect(rest.prices.grand_total.value).toBe(409.9);
  });

  // @specification §3 L118
  it("is defined by the store's configuration", async () => {
    const { data } = await engine.graphql(
      '{ configuration(config_fields: ["auto_add_product_status", "auto_add_product_sku", "auto_add_product_cart_amount"]) { configvalues { key value } } }',
    );
    expect(data.configuration.configvalues).toEqual([
      { key: "auto_add_product_status", value: "1" },
      { key: "auto_add_product_sku", value: GIFT },
      { key: "auto_add_product_cart_amount", value: "80.00" },
    ]);
  });
});

describe("tampering with the gift", () => {
  const message = "This is a free gift, one per order. You can remove it but not change it.";

  it.each([
    ["its quantity", { quantity: 3 }],
    ["its quantity to none", { quantity: 0 }],
    ["its wrapping", { gift_wrapping_id: "paws" }],
    ["its words", { gift_message: { to: "A", from: "B", message: "C" } }],
    ["its design", { customizable_options: [{ uid: optionUid(GIFT, DESIGN_OPTION), value_string: "x" }] }],
  ])("cannot change %s", async (_what, change) => {
    const { id, sender, viewCart } = await cartWithLedges(engine, 2);
    const before = await viewCart();
    const { errors } = await update(engine, sender, id, [{ cart_item_uid: GIFT_UID, ...change }]);
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: "graphql-input" } });
    expect(await viewCart()).toEqual(before);
  });

  it.each([
    ["saveCartItemForLater(cart_id: $id, cart_item_uid: $uid) { id }", message],
    ["acknowledgeCartItemChange(cart_id: $id, cart_item_uid: $uid) { id }", message],
    ["duplicateCartItemDesign(cart_id: $id, cart_item_uid: $uid)", message],
    [
      "moveSavedItemToCart(cart_id: $id, cart_item_uid: $uid) { id }",
      "Could not find cart item with id: free-gift.",
    ],
    [
      "removeSavedItem(cart_id: $id, cart_item_uid: $uid) { id }",
      "Could not find cart item with id: free-gift.",
    ],
  ])("gains nothing from %s", async (call, reason) => {
    const { id, sender, viewCart } = await cartWithLedges(engine, 2);
    const before = await viewCart();
    const { errors } = await engine.graphql(
      `mutation ($id: String!, $uid: ID!) { ${call} }`,
      { id, uid: GIFT_UID },
      sender,
    );
    expect(errors?.[0].message).toBe(reason);
    expect(await viewCart()).toEqual(before);
  });

  it("cannot change it by REST", async () => {
    const { id, viewCart } = await cartWithLedges(engine, 2);
    const response = await engine.rest(`/rest/V1/guest-carts/${id}/items/${GIFT_UID}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ cartItem: { qty: 5 } }),
    });
    expect([response.status, await response.json()]).toEqual([400, { message }]);
    expect((await viewCart()).gifts).toMatchObject([{ quantity: 1 }]);
  });
});

describe("a declined gift", () => {
  it("stays out of this cart until it is accepted again", async () => {
    const { id, sender, viewCart } = await cartWithLedges(engine, 2);
    await remove(sender, id, GIFT_UID);
    await add(engine, sender, id, [ledge()]);
    const declined = await viewCart();
    expect(declined.gifts).toEqual([]);
    expect(declined.rule).toMatchObject({ is_declined: true, remaining: { value: 0 } });
    await engine.graphql(
      "mutation ($id: String!, $uid: ID!) { restoreCartItem(cart_id: $id, cart_item_uid: $uid) { id } }",
      { id, uid: GIFT_UID },
      sender,
    );
    expect((await viewCart()).gifts).toHaveLength(1);
  });

  it("stays out after signing in", async () => {
    const ada = await customer(engine);
    const { id, sender } = await cartWithLedges(engine, 2);
    await remove(sender, id, GIFT_UID);
    const merge = "mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }";
    await engine.graphql(merge, { id }, ada);
    const { bought, gifts } = await giftCart(engine, ada, await ownCart(engine, ada));
    expect(bought).toHaveLength(1);
    expect(gifts).toEqual([]);
  });

  it("is declined by REST, too, only in one's own cart", async () => {
    const grace = await customer(engine);
    const own = await cartWithLedges(engine, 2, grace);
    const path = `/guest-carts/${own.id}/items/${GIFT_UID}`;
    expect((await engine.rest(`/rest/V1${path}`, { method: "DELETE" })).status).toBe(404);
    expect((await own.viewCart()).gifts).toHaveLength(1);
    const mine = await engine.rest(`/rest/V1/carts/mine/items/${GIFT_UID}`, { method: "DELETE" }, grace);
    expect(mine.status).toBe(200);
    expect((await own.viewCart()).gifts).toEqual([]);
  });
});
