import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "~/engine/customers/password";
import { randomId } from "~/engine/shared/secrets";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { ADDRESS, cartWithTag, customer, guest, newCart, ownCart, readCart, readyCart } from "./shopper";

const PASSWORD = "Analytical1";

let engine: EngineFixture;
let passwordHash: string;
beforeAll(async () => {
  engine = await openFixture();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => engine.close());

function account() {
  return customer(engine, passwordHash);
}

/** Signs in as that customer, in one operation. */
async function logIn(email: string, guestCart: string | null, sender: Sender) {
  const { data, errors } = await engine.graphql(
    `mutation ($email: String!, $password: String!, $guestCart: String) {
      generateCustomerToken(email: $email, password: $password) {
        token
        start_session(guest_cart_id: $guestCart) {
          customer_id cart_id is_guest_cart_gone
          shipping { city available_shipping_methods { method_code } selected_shipping_method { method_code } }
        }
      }
    }`,
    { email, password: PASSWORD, guestCart },
    sender,
  );
  return { errors, ...data.generateCustomerToken };
}

async function keepDefaultAddress(sender: Sender) {
  const { region, ...address } = ADDRESS;
  await engine.graphql(
    "mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }",
    { input: { ...address, region: { region_code: region }, default_shipping: true } },
    sender,
  );
}

describe("a login in one operation", () => {
  it("keeps designs and guest cart", async () => {
    const shopper = await account();
    const { id, sender } = await cartWithTag(engine, guest(), 2);
    const { start_session, token } = await logIn(shopper.email, id, sender);
    const cart = await ownCart(engine, { token });
    expect(start_session).toEqual({
      customer_id: String(shopper.id),
      cart_id: cart,
      is_guest_cart_gone: false,
      shipping: null,
    });
    const { data } = await readCart(engine, { token }, cart);
    expect(data.cart.total_quantity).toBe(2);
    const { data: made } = await engine.graphql("{ designs { items { id } } }", {}, { token });
    expect(made.designs.items).toHaveLength(1);
    expect((await readCart(engine, sender, id)).errors?.[0].message).toBe("The cart isn't active.");
  });

  it("ships a cart without an address to the default one", async () => {
    const shopper = await account();
    await keepDefaultAddress(shopper);
    const { id, sender } = await cartWithTag(engine);
    const { start_session, token } = await logIn(shopper.email, id, sender);
    expect(start_session.shipping.city).toBe(ADDRESS.city);
    const chosen = start_session.shipping.selected_shipping_method.method_code;
    const { data } = await readCart(engine, { token }, start_session.cart_id);
    expect(data.cart.shipping_addresses[0]).toMatchObject({
      postcode: ADDRESS.postcode,
      selected_shipping_method: { method_code: chosen },
    });
    expect(data.cart.billing_address.firstname).toBe(ADDRESS.firstname);
  });

  it("keeps the cart's own address, and sets none for an empty cart", async () => {
    const shopper = await account();
    await keepDefaultAddress(shopper);
    const visitor = guest();
    const empty = await logIn(shopper.email, await newCart(engine, visitor), visitor);
    expect(empty.start_session.shipping).toBeNull();
    const other = await account();
    await keepDefaultAddress(other);
    const id = await readyCart(engine, visitor);
    expect((await logIn(other.email, id, visitor)).start_session.shipping).toBeNull();
  });

  it("ignores a guest cart that is unknown or another person's", async () => {
    const shopper = await account();
    const foreign = await ownCart(engine, await customer(engine));
    for (const id of [randomId(), foreign, "12345"]) {
      const { errors, start_session, token } = await logIn(shopper.email, id, guest());
      expect(errors).toBeUndefined();
      expect(start_session).toMatchObject({
        cart_id: await ownCart(engine, { token }),
        is_guest_cart_gone: true,
      });
    }
  });

  it("does nothing when the password is wrong", async () => {
    const shopper = await account();
    const { data } = await engine.graphql(
      `mutation ($email: String!) {
        loginUniversalpassword(username: $email, password: "Wrong1234", logintype: "password") {
          success start_session { cart_id }
        }
      }`,
      { email: shopper.email },
      guest(),
    );
    expect(data.loginUniversalpassword).toEqual({ success: false, start_session: null });
  });
});
