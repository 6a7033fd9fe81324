import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isCartGone } from "~/provider/error-catalog";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { ADDRESS, add, cartWithTag, customer, designTag, guest, ownCart, shipTo, tag } from "./shopper";

/** The cart operations of specification §7: their input, and the shape of their response. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const CART_ID = /^[A-Za-z0-9]{32}$/;

const CREATE = "mutation { createGuestCart { cart { id } } }";
const CUSTOMER_CART = "{ customerCart { id } }";
const CART = `query ($cart_id: String!) { cart(cart_id: $cart_id) {
  id total_quantity itemsV2 { items { uid quantity product { sku } } } prices { grand_total { value currency } }
} }`;
const COUNT = "query ($cart_id: String!) { cart(cart_id: $cart_id) { total_quantity } }";
const MERGE = `mutation ($source_cart_id: String!, $destination_cart_id: String!) {
  mergeCarts(source_cart_id: $source_cart_id, destination_cart_id: $destination_cart_id) {
    id total_quantity shipping_addresses { city }
  }
}`;
const SET_ADDRESSES = `mutation ($cart_id: String!, $shipping_addresses: [ShippingAddressInput]!) {
  setShippingAddressesOnCart(input: { cart_id: $cart_id, shipping_addresses: $shipping_addresses }) { cart {
    shipping_addresses {
      firstname lastname company street city postcode telephone region { code label } country { code label }
      available_shipping_methods { carrier_code method_code method_title available }
    }
  } }
}`;
const SET_METHODS = `mutation ($cart_id: String!, $carrier_code: String!, $method_code: String!) {
  setShippingMethodsOnCart(input: {
    cart_id: $cart_id, shipping_methods: [{ carrier_code: $carrier_code, method_code: $method_code }]
  }) { cart { shipping_addresses { selected_shipping_method { carrier_code method_code amount { value } } } } }
}`;

// @specification §7 L237
describe("createGuestCart", () => {
  it("takes no arguments and returns a new id each time", async () => {
    const ids = await Promise.all([1, 2].map(async () => (await engine.graphql(CREATE)).data));
    const [one, other] = ids.map(({ createGuestCart }) => createGuestCart.cart.id);
    expect(one).toMatch(CART_ID);
    expect(other).toMatch(CART_ID);
    expect(one).not.toBe(other);
  });
});

// @specification §7 L238
describe("customerCart", () => {
  it("takes no arguments and returns the same id each time", async () => {
    const shopper = await customer(engine);
    const first = await engine.graphql(CUSTOMER_CART, {}, shopper);
    expect(first.data.customerCart.id).toMatch(CART_ID);
    expect((await engine.graphql(CUSTOMER_CART, {}, shopper)).data).toEqual(first.data);
  });

  it("is rejected for guests", async () => {
    const { data, errors } = await engine.graphql(CUSTOMER_CART);
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: "The request is allowed for logged in customer",
      extensions: { category: "graphql-authorization" },
    });
  });
});

describe("cart", () => {
  // @specification §3 L103
  // @specification §7 L234
  it("takes the id and returns the cart", async () => {
    const { id, sender } = await cartWithTag(engine, guest(), 2);
    const { data } = await engine.graphql(CART, { cart_id: id }, sender);
    expect(data.cart).toEqual({
      id,
      total_quantity: 2,
      itemsV2: { items: [{ uid: expect.any(String), quantity: 2, product: { sku: "pet-tag" } }] },
      prices: { grand_total: { value: expect.any(Number), currency: "USD" } },
    });
  });

  // @specification §3 L103
  // @specification §7 L234
  it("returns total_quantity when only the count is selected", async () => {
    const { id, sender, design } = await cartWithTag(engine, guest(), 2);
    const other = await designTag(engine, sender, { id: design, options: { size: "large" } });
    await add(engine, sender, id, [tag(other, 3)]);
    const { data } = await engine.graphql(COUNT, { cart_id: id }, sender);
    expect(data).toEqual({ cart: { total_quantity: 5 } });
  });
});

// @specification §7 L233
describe("mergeCarts", () => {
  it("takes source and destination and returns the destination with the lines of both", async () => {
    const shopper = await customer(engine);
    const { id: source_cart_id } = await cartWithTag(engine, { owner: shopper.owner }, 2);
    const destination_cart_id = await ownCart(engine, shopper);
    await shipTo(engine, shopper, destination_cart_id, { address: ADDRESS });
    await add(engine, shopper, destination_cart_id, [tag(await designTag(engine, shopper))]);
    const { data } = await engine.graphql(MERGE, { source_cart_id, destination_cart_id }, shopper);
    expect(data.mergeCarts).toEqual({
      id: destination_cart_id,
      total_quantity: 3,
      shipping_addresses: [{ city: "Sacramento" }],
    });
  });
});

// @specification §7 L235
describe("setShippingAddressesOnCart", () => {
  it("takes the cart's id and the addresses, and returns the address with the available methods", async () => {
    const { id: cart_id, sender } = await cartWithTag(engine);
    const address = { ...ADDRESS, company: "Analytical", save_in_address_book: false };
    const { data } = await engine.graphql(
      SET_ADDRESSES,
      { cart_id, shipping_addresses: [{ address }] },
      sender,
    );
    const [{ available_shipping_methods, ...set }] = data.setShippingAddressesOnCart.cart.shipping_addresses;
    expect(set).toEqual({
      firstname: "Ada",
      lastname: "Byron",
      company: "Analytical",
      street: ["12 Analytical Way"],
      city: "Sacramento",
      postcode: "95814",
      telephone: "(916) 555-0123",
      region: { code: "CA", label: "California" },
      country: { code: "US", label: "United States" },
    });
    expect(available_shipping_methods.map(({ method_code }) => method_code)).toEqual([
      "standard",
      "express",
      "priority",
    ]);
    for (const method of available_shipping_methods) {
      expect(method).toMatchObject({
        carrier_code: "mpc",
        method_title: expect.any(String),
        available: true,
      });
    }
  });

  it("accepts exactly one address", async () => {
    const { id: cart_id, sender } = await cartWithTag(engine);
    for (const shipping_addresses of [[], [{ address: ADDRESS }, { address: ADDRESS }]]) {
      const { errors } = await engine.graphql(SET_ADDRESSES, { cart_id, shipping_addresses }, sender);
      expect(errors?.[0].extensions.category).toBe("graphql-input");
    }
  });
});

// @specification §7 L236
describe("setShippingMethodsOnCart", () => {
  it("takes the cart's id, carrier and method, and returns the selected method", async () => {
    const { id: cart_id, sender } = await cartWithTag(engine);
    await shipTo(engine, sender, cart_id, { address: ADDRESS });
    const method = { carrier_code: "mpc", method_code: "express" };
    const { data } = await engine.graphql(SET_METHODS, { cart_id, ...method }, sender);
    const [address] = data.setShippingMethodsOnCart.cart.shipping_addresses;
    expect(address.selected_shipping_method).toEqual({ ...method, amount: { value: expect.any(Number) } });
  });

  it("rejects an unknown method, and any before there is an address", async () => {
    const { id: cart_id, sender } = await cartWithTag(engine);
    const ask = (carrier_code: string, method_code: string) =>
      engine.graphql(SET_METHODS, { cart_id, carrier_code, method_code }, sender);
    expect((await ask("mpc", "standard")).errors?.[0].extensions.category).toBe("graphql-input");
    await shipTo(engine, sender, cart_id, { address: ADDRESS });
    expect((await ask("mpc", "by-balloon")).errors?.[0].extensions.category).toBe("graphql-input");
  });
});

// @specification §4 L167
describe.each(["", "12", "Z".repeat(32), "' or ''='"])("the cart id '%s'", (cart_id) => {
  const calls: [string, string, object][] = [
    ["cart", CART, { cart_id }],
    ["the count", COUNT, { cart_id }],
    ["setShippingAddressesOnCart", SET_ADDRESSES, { cart_id, shipping_addresses: [{ address: ADDRESS }] }],
    ["setShippingMethodsOnCart", SET_METHODS, { cart_id, carrier_code: "mpc", method_code: "standard" }],
    ["mergeCarts from it", MERGE, { source_cart_id: cart_id, destination_cart_id: "own" }],
    ["mergeCarts into it", MERGE, { source_cart_id: "own", destination_cart_id: cart_id }],
  ];

  it.each(calls)(
    "gives no access to %s, and the response makes the store clear it",
    async (_name, call, input) => {
      const shopper: Sender = await customer(engine);
      const own = await ownCart(engine, shopper);
      const variables = Object.fromEntries(
        Object.entries(input).map(([name, value]) => [name, value === "own" ? own : value]),
      );
      const { errors } = await engine.graphql(call, variables, shopper);
      expect(errors?.map(({ message }) => isCartGone(message))).toEqual([true]);
    },
  );
});
