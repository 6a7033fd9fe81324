import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer, guest, newCart, ownCart, readCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

describe("access to a cart", () => {
  const cases = (id: string) => [
    ["cart", `{ cart(cart_id: "${id}") { id } }`],
    ["add", `mutation { addProductsToCart(cartId: "${id}", cartItems: []) { cart { id } } }`],
    ["update", `mutation { updateCartItems(input: { cart_id: "${id}", cart_items: [] }) { cart { id } } }`],
    [
      "remove",
      `mutation { removeItemFromCart(input: { cart_id: "${id}", cart_item_uid: "x" }) { cart { id } } }`,
    ],
    [
      "coupon",
      `mutation { applyCouponToCart(input: { cart_id: "${id}", coupon_code: "WELCOME10" }) { cart { id } } }`,
    ],
    ["no coupon", `mutation { removeCouponFromCart(input: { cart_id: "${id}" }) { cart { id } } }`],
    [
      "e-mail",
      `mutation { setGuestEmailOnCart(input: { cart_id: "${id}", email: "a@example.com" }) { cart { id } } }`,
    ],
    [
      "ship to",
      `mutation { setShippingAddressesOnCart(input: { cart_id: "${id}", shipping_addresses: [{ customer_address_id: 1 }] }) { cart { id } } }`,
    ],
    [
      "ship by",
      `mutation { setShippingMethodsOnCart(input: { cart_id: "${id}", shipping_methods: [{ carrier_code: "mpc", method_code: "express" }] }) { cart { id } } }`,
    ],
    [
      "bill to",
      `mutation { setBillingAddressOnCart(input: { cart_id: "${id}", billing_address: { same_as_shipping: true } }) { cart { id } } }`,
    ],
    [
      "pay by",
      `mutation { setPaymentMethodOnCart(input: { cart_id: "${id}", payment_method: { code: "checkmo" } }) { cart { id } } }`,
    ],
  ];

  test("another person's cart, guest's or customer's, gets the same response as one that does not exist", async () => {
    const owner = await customer(engine);
    const foreign = await ownCart(engine, owner);
    const missing = "A".repeat(32);
    const before = await engine.db
      .selectFrom("cart")
      .selectAll()
      .where("id", "=", foreign)
      .executeTakeFirst();
    for (const sender of [guest(), await customer(engine)]) {
      for (const [index, [name, document]] of cases(foreign).entries()) {
        const [one, other] = [
          await engine.graphql(document, {}, sender),
          await engine.graphql(cases(missing)[index][1], {}, sender),
        ];
        expect(one.errors?.[0], name).toMatchObject({
          message: `Could not find a cart with ID "${foreign}"`,
          extensions: { category: "graphql-no-such-entity" },
        });
        expect(one.errors?.[0].message.replace(foreign, missing), name).toBe(other.errors?.[0].message);
      }
    }
    const after = await engine.db.selectFrom("cart").selectAll().where("id", "=", foreign).executeTakeFirst();
    expect(after).toEqual(before);
  });

  test("hostile ids get the response of missing carts", async () => {
    for (const id of ["", "1", "' or 1=1 --", "A".repeat(200_000), "\u0000"]) {
      const { errors } = await readCart(engine, guest(), id);
      expect(errors?.[0].message).toMatch(/^Could not find a cart with ID "/);
      expect(errors?.[0].message.length).toBeLessThan(120);
    }
  });

  test("a closed cart is reported as closed", async () => {
    const id = await newCart(engine, guest());
    await engine.db.updateTable("cart").set({ is_active: 0 }).where("id", "=", id).execute();
    const { errors } = await readCart(engine, guest(), id);
    expect(errors?.[0].message).toBe("The cart isn't active.");
  });

  // @specification §7 L239
  test("a customer has one cart, created if necessary, and guests have none", async () => {
    const sender = await customer(engine);
    const id = await ownCart(engine, sender);
    expect(await ownCart(engine, sender)).toBe(id);
    expect((await readCart(engine, sender, id)).data.cart.email).toBe(sender.email);
    const { errors } = await engine.graphql("{ customerCart { id } }", {}, guest());
    expect(errors?.[0]).toMatchObject({ extensions: { category: "graphql-authorization" } });
  });
});
