import { print } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentsOf } from "./client-documents";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { ADDRESS, add, billTo, guest, newCart, shipTo } from "./shopper";

/** Carts as Adobe's drop-ins read and change them, by documents of our own in their shape. */

const documents = documentsOf("drop-ins");

let shop: EngineFixture;
let visitor: Sender;
let cartId: string;
beforeAll(async () => {
  shop = await openFixture();
  visitor = guest();
  cartId = await newCart(shop, visitor);
  await add(shop, visitor, cartId, [
    { sku: "wooden-easel", quantity: 1 },
    { sku: "hanging-kit", quantity: 3 },
  ]);
});
afterAll(() => shop.close());

function respond(name: string, variables: object = {}) {
  const document = documents.get(name);
  if (!document) throw new Error(`There is no ${name}.`);
  // biome-ignore lint/suspicious/noExplicitAny: responses of documents in files have no types
  return shop.graphql<Record<string, any>>(print(document), { cartId, ...variables }, visitor);
}

async function read(name: string, variables: object = {}) {
  const { data, errors } = await respond(name, variables);
  expect({ name, errors }).toEqual({ name, errors: undefined });
  return data;
}

async function rejection(name: string, variables: object): Promise<string | undefined> {
  return (await respond(name, variables)).errors?.[0].extensions.field;
}

describe("the cart page", () => {
  test("lists lines in the requested order", async () => {
    const skus = async (field: string, order: string) => {
      const { cart } = await read("GuestCartPage", { sort: { field, order } });
      return cart.itemsV2.items.map(({ product }: { product: { sku: string } }) => product.sku);
    };
    expect(await skus("CREATED_AT", "ASC")).toEqual(["wooden-easel", "hanging-kit"]);
    expect(await skus("CREATED_AT", "DESC")).toEqual(["hanging-kit", "wooden-easel"]);
    expect(await skus("SKU", "ASC")).toEqual(["hanging-kit", "wooden-easel"]);
    expect(await skus("QTY", "DESC")).toEqual(["hanging-kit", "wooden-easel"]);
    expect(await skus("NAME", "ASC")).toEqual(["hanging-kit", "wooden-easel"]);
  });

  test("shows regular prices, wrappings and totals without tax", async () => {
    const { cart } = await read("GuestCartPage");
    const [kit] = cart.itemsV2.items;
    expect(kit.prices.original_row_total.value).toBeGreaterThanOrEqual(kit.prices.row_total.value);
    expect(kit.prices.original_item_price.value).toBeGreaterThanOrEqual(kit.prices.price.value);
    expect(kit.available_gift_wrapping).toEqual(cart.available_gift_wrappings);
    expect(kit.available_gift_wrapping.length).toBeGreaterThan(0);
    expect(kit.product).toMatchObject({ gift_message_available: true, gift_wrapping_available: true });
    expect(cart).toMatchObject({ gift_wrapping: null, gift_receipt_included: false });
    expect(cart.prices.grand_total_excluding_tax).toEqual(cart.prices.subtotal_excluding_tax);
  });
});

describe("gift options", () => {
  const options = {
    message: { to: "Rex", from: "Ada", message: "Happy birthday" },
    receipt: false,
    card: false,
  };

  test("have a message for the cart", async () => {
    const { setGiftOptionsOnCart } = await read("SetGiftOptions", options);
    expect(setGiftOptionsOnCart.cart.gift_message).toEqual(options.message);
  });

  test.each([
    ["gift_wrapping_id", { wrappingId: "any" }],
    ["gift_receipt_included", { receipt: true }],
    ["printed_card_included", { card: true }],
  ])("that the store does not have are rejected: %s", async (field, asked) => {
    expect(await rejection("SetGiftOptions", { ...options, ...asked })).toBe(field);
  });
});

test("a cart takes one coupon, which is named with its discount and removed by none", async () => {
  const apply = (codes: string[], type: string) => read("ApplyCoupons", { codes, type });
  expect(await rejection("ApplyCoupons", { codes: ["WELCOME10", "PAWS"], type: "REPLACE" })).toBe(
    "coupon_codes",
  );
  expect(await rejection("ApplyCoupons", { codes: [], type: "APPEND" })).toBe("coupon_codes");
  const { applyCouponsToCart: applied } = await apply(["WELCOME10"], "APPEND");
  expect(applied.cart.prices.discounts).toMatchObject([
    { applied_to: "ITEM", coupon: { code: "WELCOME10" } },
  ]);
  expect(applied.cart.applied_coupons).toEqual([{ code: "WELCOME10" }]);
  await apply(["WELCOME10"], "APPEND");
  await shop.db
    .insertInto("coupon")
    .values({
      code: "PAWS",
      store_code: "mpc",
      label: "Paws",
      percent_basis_points: 500,
      amount_cents: 0,
      minimum_subtotal_cents: 0,
      starts_at: null,
      ends_at: null,
    })
    .execute();
  expect(await rejection("ApplyCoupons", { codes: ["PAWS"], type: "APPEND" })).toBe("coupon_codes");
  const { applyCouponsToCart: replaced } = await apply(["PAWS"], "REPLACE");
  expect(replaced.cart.applied_coupons).toEqual([{ code: "PAWS" }]);
  const { applyCouponsToCart: removed } = await apply([], "REPLACE");
  expect(removed.cart.applied_coupons).toBeNull();
});

test("the checkout says whether both addresses are the same", async () => {
  await shipTo(shop, visitor, cartId, { address: ADDRESS });
  await billTo(shop, visitor, cartId, { address: { ...ADDRESS, firstname: "Grace" } });
  const { cart: before } = await read("CheckoutPage");
  expect(before.shipping_addresses[0].same_as_billing).toBe(false);
  const { setBillingAddressOnCart } = await read("ShipAndBill", { address: { address: ADDRESS } });
  expect(setBillingAddressOnCart.cart).toMatchObject({
    billing_address: { id: null, custom_attributes: [] },
    shipping_addresses: [{ same_as_billing: true }],
  });
});

test("stored payments are for customers, who have none", async () => {
  expect((await respond("StoredPayments")).errors?.[0].extensions.category).toBe("graphql-authorization");
});
