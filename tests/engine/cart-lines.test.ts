import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import {
  add,
  applyCoupon,
  cartWithTag,
  customer,
  designTag,
  guest,
  newCart,
  ownCart,
  place,
  readyCart,
  tag,
  update,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const LINES = `
  total_quantity
  itemsV2(pageSize: 100) { items {
    uid quantity prices { row_total { value } }
    extra_info { original_image_url tool_options }
    ... on SimpleCartItem { gift_wrapping { uid design } gift_message { to from message } }
  } }
  saved_items { uid name quantity options image_url problem price { value } }
  item_changes { cart_item_uid kind message }
  prices { grand_total { value } totals { code amount { value } } }
`;

async function read(sender: Sender, id: string) {
  const { data } = await engine.graphql(
    `query ($id: String!) { cart(cart_id: $id) { ${LINES} } }`,
    { id },
    sender,
  );
  return data.cart;
}

function act(sender: Sender, name: string, id: string, uid: string) {
  return engine.graphql<Record<string, { saved_items: { uid: string }[]; total_quantity: number }>>(
    `mutation ($id: String!, $uid: ID!) { ${name}(cart_id: $id, cart_item_uid: $uid) { ${LINES} } }`,
    { id, uid },
    sender,
  );
}

function remove(sender: Sender, id: string, uid: string) {
  return engine.graphql(
    "mutation ($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { total_quantity } } }",
    { input: { cart_id: id, cart_item_uid: uid } },
    sender,
  );
}

const GIFT = {
  gift_wrapping_id: "paws",
  gift_message: { to: "Ada", from: "Grace", message: "For the best of dogs" },
};

describe("a line that was removed", () => {
  it("is restored completely: design, options, quantity, wrapping, message, position", async () => {
    const { id, sender, cart, design } = await cartWithTag(engine, guest(), 3);
    const [{ uid }] = cart.itemsV2.items;
    await add(engine, sender, id, [tag(await designTag(engine, sender))]);
    await update(engine, sender, id, [{ cart_item_uid: uid, ...GIFT }]);
    const before = await read(sender, id);
    await remove(sender, id, uid);
    await designTag(engine, sender, { id: design, options: { size: "large" } });
    expect((await read(sender, id)).itemsV2.items).toHaveLength(1);

    await act(sender, "restoreCartItem", id, uid);
    const { itemsV2, prices } = await read(sender, id);
    expect(itemsV2).toEqual(before.itemsV2);
    expect(prices).toEqual(before.prices);
    const again = await act(sender, "restoreCartItem", id, uid);
    expect(again.errors?.[0].message).toBe(`Could not find cart item with id: ${uid}.`);
  });

  it("is restored also when its quantity was set to zero", async () => {
    const { id, sender, cart } = await cartWithTag(engine, guest(), 2);
    const [{ uid }] = cart.itemsV2.items;
    await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 0 }]);
    await act(sender, "restoreCartItem", id, uid);
    expect((await read(sender, id)).total_quantity).toBe(2);
  });

  it("is visible to those who may undo it, and not through another cart", async () => {
    const asked =
      "query ($id: String!, $uid: ID!) { cart(cart_id: $id) { removed_item(cart_item_uid: $uid) { name quantity } } }";
    const { id, sender, cart } = await cartWithTag(engine, guest(), 2);
    const [{ uid }] = cart.itemsV2.items;
    await remove(sender, id, uid);
    const own = await engine.graphql(asked, { id, uid }, sender);
    expect(own.data.cart.removed_item).toEqual({ name: "Engraved Pet Tag", quantity: 2 });
    const other = await newCart(engine, guest());
    const foreign = await engine.graphql(asked, { id: other, uid }, guest());
    expect(foreign.data.cart.removed_item).toBeNull();
    expect((await act(guest(), "restoreCartItem", other, uid)).errors?.[0].extensions.category).toBe(
      "graphql-no-such-entity",
    );
  });
});

describe("a line saved for later", () => {
  it("is excluded from the totals and moves back into the cart with its gift options", async () => {
    const { id, sender, cart } = await cartWithTag(engine, guest(), 2);
    const [{ uid }] = cart.itemsV2.items;
    await update(engine, sender, id, [{ cart_item_uid: uid, ...GIFT }]);
    await act(sender, "saveCartItemForLater", id, uid);
    const saved = await read(sender, id);
    expect(saved.prices.grand_total.value).toBe(0);
    expect(saved.saved_items).toMatchObject([{ name: "Engraved Pet Tag", quantity: 2, problem: null }]);
    await act(sender, "moveSavedItemToCart", id, uid);
    const back = await read(sender, id);
    expect(back.saved_items).toEqual([]);
    expect(back.itemsV2.items).toMatchObject([{ quantity: 2, gift_wrapping: { uid: "paws" } }]);
  });

  it("is available on every device of a customer, through merges and orders", async () => {
    const shopper = await customer(engine);
    const visitor = { owner: shopper.owner };
    const { id: from, cart } = await cartWithTag(engine, visitor, 2);
    await act(visitor, "saveCartItemForLater", from, cart.itemsV2.items[0].uid);
    await engine.graphql(
      "mutation ($from: String!) { mergeCarts(source_cart_id: $from) { id } }",
      { from },
      shopper,
    );

    const id = await readyCart(engine, shopper);
    expect((await read(shopper, id)).saved_items).toMatchObject([{ quantity: 2 }]);
    const { data } = await place(engine, shopper, id);
    expect(data.placeOrder.orderV2.number).toMatch(/^MPC/);
    const next = await ownCart(engine, shopper);
    expect(next).not.toBe(id);
    const [{ uid }] = (await read(shopper, next)).saved_items;
    await act(shopper, "moveSavedItemToCart", next, uid);
    expect((await read(shopper, next)).total_quantity).toBe(2);
  });

  it("is among the latest of very many, as merged carts may have", async () => {
    const shopper = await customer(engine);
    const id = await readyCart(engine, shopper);
    const [line] = await engine.db.selectFrom("cart_item").selectAll().where("cart_id", "=", id).execute();
    const rows = Array.from({ length: 250 }, (_, index) => ({
      uid: `saved-${shopper.id}-${index}`,
      cart_id: null,
      customer_id: shopper.id,
      kind: "saved" as const,
      design_id: null,
      line: JSON.stringify({ ...line, uid: `saved-${shopper.id}-${index}` }),
      removed_at: new Date(index).toISOString(),
    }));
    await engine.db.insertInto("inactive_cart_item").values(rows).execute();
    const { saved_items } = await read(shopper, id);
    expect(saved_items).toHaveLength(200);
    expect(saved_items[0].uid).toBe(`saved-${shopper.id}-249`);
  });

  it("is private, even with its uid", async () => {
    const owner = await customer(engine);
    const id = await readyCart(engine, owner);
    const [{ uid }] = (await read(owner, id)).itemsV2.items;
    await act(owner, "saveCartItemForLater", id, uid);
    const stranger = await customer(engine);
    const foreign = await ownCart(engine, stranger);
    expect((await read(stranger, foreign)).saved_items).toEqual([]);
    for (const name of ["moveSavedItemToCart", "removeSavedItem", "restoreCartItem"]) {
      const { errors } = await act(stranger, name, foreign, uid);
      expect(errors?.[0].message, name).toBe(`Could not find cart item with id: ${uid}.`);
    }
    expect((await read(owner, id)).saved_items).toHaveLength(1);
    await act(owner, "removeSavedItem", id, uid);
    expect((await read(owner, id)).saved_items).toEqual([]);
  });
});

// @specification §3 L113
describe("gift options", () => {
  it("cost the price of the wrapping per piece, and no coupon reduces it", async () => {
    const { id, sender, cart } = await cartWithTag(engine, guest(), 3);
    const [{ uid }] = cart.itemsV2.items;
    await update(engine, sender, id, [{ cart_item_uid: uid, ...GIFT }]);
    await applyCoupon(engine, sender, id, "WELCOME10");
    const { itemsV2, prices } = await read(sender, id);
    expect(itemsV2.items[0]).toMatchObject({
      gift_message: GIFT.gift_message,
      gift_wrapping: { uid: "paws" },
    });
    const wrap = prices.totals.find(({ code }) => code === "gift_wrapping");
    expect(wrap?.amount.value).toBe(14.85);
    const discount = prices.totals.find(({ code }) => code === "discount");
    expect(discount?.amount.value).toBe(-3.9);
  });

  it("distinguish a wrapped line from the same one without, and are removed by an empty choice", async () => {
    const { id, sender, cart, design } = await cartWithTag(engine);
    const [{ uid }] = cart.itemsV2.items;
    await update(engine, sender, id, [{ cart_item_uid: uid, ...GIFT }]);
    await add(engine, sender, id, [tag(design)]);
    expect((await read(sender, id)).itemsV2.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const none = { gift_wrapping_id: "", gift_message: { to: "", from: "", message: " " } };
    await update(engine, sender, id, [{ cart_item_uid: uid, ...none }]);
    const [item] = (await read(sender, id)).itemsV2.items;
    expect(item).toMatchObject({ gift_wrapping: null, gift_message: null });
  });

  it("are rejected when they are unknown or too long", async () => {
    const { id, sender, cart } = await cartWithTag(engine);
    const [{ uid }] = cart.itemsV2.items;
    const unknown = await update(engine, sender, id, [{ cart_item_uid: uid, gift_wrapping_id: "gold" }]);
    expect(unknown.errors?.[0].extensions.field).toBe("gift_wrapping_id");
    const message = { to: "", from: "", message: "x".repeat(301) };
    const long = await update(engine, sender, id, [{ cart_item_uid: uid, gift_message: message }]);
    expect(long.errors?.[0].message).toBe("Please enter no more than 300 characters.");
  });

  // @specification §3 L111
  it("appear on the placed order, with its comment and message", async () => {
    const shopper = await customer(engine);
    const id = await readyCart(engine, shopper);
    const [{ uid }] = (await read(shopper, id)).itemsV2.items;
    await update(engine, shopper, id, [{ cart_item_uid: uid, ...GIFT }]);
    await engine.graphql(
      `mutation ($id: String!, $words: GiftMessageInput!) {
        setAdditionalInformationOnCart(input: { cart_id: $id, order_comment: "The left eye is brown" }) { cart { id } }
        setGiftOptionsOnCart(input: { cart_id: $id, gift_message: $words }) { cart { id } }
      }`,
      { id, words: { to: "Ada", from: "Grace", message: "Happy birthday" } },
      shopper,
    );
    const { data } = await place(engine, shopper, id);
    const order = await engine.db
      .selectFrom("sales_order")
      .selectAll()
      .where("number", "=", data.placeOrder.orderV2.number)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(order.additional_information ?? "")).toMatchObject({
      orderComment: "The left eye is brown",
      giftMessage: { message: "Happy birthday" },
    });
    const item = await engine.db
      .selectFrom("sales_order_item")
      .selectAll()
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    expect(item).toMatchObject({ gift_wrapping: "Green paper with paw prints", gift_wrapping_cents: 495 });
    expect(JSON.parse(item.gift_message ?? "")).toEqual(GIFT.gift_message);
  });
});

describe("a changed line", () => {
  it("shows its former price and name, until the shopper has acknowledged it", async () => {
    const { id, sender, cart } = await cartWithTag(engine);
    const [{ uid }] = cart.itemsV2.items;
    expect((await read(sender, id)).item_changes).toEqual([]);
    await changeProduct({ name: "Bright Pet Tag", price_cents: 1599 });
    const { item_changes } = await read(sender, id);
    expect(item_changes.map(({ message }) => message)).toEqual([
      "This was called Engraved Pet Tag when you added it.",
      "The price changed from $12.99 to $15.99 since you added it.",
    ]);
    await act(sender, "acknowledgeCartItemChange", id, uid);
    expect((await read(sender, id)).item_changes).toEqual([]);
    await changeProduct({ name: "Engraved Pet Tag", price_cents: 1299 });
    expect((await read(sender, id)).item_changes.map(({ message }) => message)).toEqual([
      "This was called Bright Pet Tag when you added it.",
      "Good news: the price dropped from $15.99 to $12.99 since you added it.",
    ]);
  });

  it("reports that its design was changed elsewhere, once per change", async () => {
    const { id, sender, cart, design } = await cartWithTag(engine);
    const [{ uid }] = cart.itemsV2.items;
    await designTag(engine, sender, { id: design, options: { size: "large" } });
    expect((await read(sender, id)).item_changes).toMatchObject([{ cart_item_uid: uid, kind: "design" }]);
    await act(sender, "acknowledgeCartItemChange", id, uid);
    expect((await read(sender, id)).item_changes).toEqual([]);
    await designTag(engine, sender, { id: design, options: { size: "small" } });
    expect((await read(sender, id)).item_changes).toHaveLength(1);
  });

  async function changeProduct(columns: { name: string; price_cents: number }): Promise<void> {
    await engine.db.updateTable("product").set(columns).where("sku", "=", "pet-tag").execute();
    clearMemoryCache(engine.db);
  }
});

it("a copy of a line's design is a new design of the shopper's, in the cart's revision", async () => {
  const { id, sender, cart, design } = await cartWithTag(engine);
  const [{ uid }] = cart.itemsV2.items;
  const { data } = await engine.graphql(
    "mutation ($id: String!, $uid: ID!) { duplicateCartItemDesign(cart_id: $id, cart_item_uid: $uid) }",
    { id, uid },
    sender,
  );
  const copy = /^\/pet-tags-tool\?design=(\w+)$/.exec(data.duplicateCartItemDesign)?.[1];
  expect(copy).toBeDefined();
  expect(copy).not.toBe(design);
  const read =
    "query ($one: ID!, $other: ID!) { one: design(id: $one) { document } other: design(id: $other) { document } }";
  const designs = await engine.graphql<{ one: { document: string }; other: { document: string } }>(
    read,
    { one: design, other: copy },
    sender,
  );
  expect(designs.data.one).toEqual(designs.data.other);
});
