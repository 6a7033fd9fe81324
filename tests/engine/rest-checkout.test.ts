import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "~/engine/customers/password";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { callRest, REST_ADDRESS, tagLine } from "./rest-shopper";
import { customer, designTag, guest } from "./shopper";

/** A purchase by Magento's REST API alone, in the order of calls of its clients. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const PASSWORD = "Analytical1";
const call = (method: string, path: string, sender: Sender = {}, body?: unknown) =>
  callRest(engine, method, path, { sender, body });

function shippingInformation(changes: object = {}) {
  return {
    addressInformation: {
      shipping_address: REST_ADDRESS,
      billing_address: { ...REST_ADDRESS, firstname: "Bill" },
      shipping_carrier_code: "mpc",
      shipping_method_code: "standard",
      ...changes,
    },
  };
}

/** A guest's cart with two tags. */
async function filledCart(ada: Sender = guest()): Promise<string> {
  const { body: id } = await call("POST", "/guest-carts", ada);
  await call("POST", `/guest-carts/${id}/items`, ada, tagLine(await designTag(engine, ada), 2));
  return `/guest-carts/${id}`;
}

describe("a guest", () => {
  test("buys, from an empty cart to the order's number", async () => {
    const cart = await filledCart();
    const email = "rest-guest@example.com";
    const place = { address: { countryId: "US", regionId: "12", postcode: "95814" } };
    const offers = await call("POST", `${cart}/estimate-shipping-methods`, {}, place);
    const [standard] = offers.body;
    expect(standard).toMatchObject({ carrier_code: "mpc", available: true, error_message: "" });
    const saved = await call(
      "POST",
      `${cart}/shipping-information`,
      {},
      shippingInformation({ shipping_method_code: standard.method_code }),
    );
    expect(saved.body.payment_methods).toContainEqual({ code: "checkmo", title: expect.any(String) });
    expect(saved.body.totals.shipping_amount).toBe(standard.amount);
    expect((await call("GET", `${cart}/shipping-methods`)).body).toContainEqual(standard);

    const placed = await call(
      "POST",
      `${cart}/payment-information`,
      {},
      { email, paymentMethod: { method: "checkmo" } },
    );
    expect(placed).toMatchObject({ status: 200, body: expect.stringMatching(/^MPC\d{9}$/) });
    const order = await orderOf(engine, placed.body);
    expect(order).toMatchObject({
      email,
      customer_id: null,
      payment_method: "checkmo",
      grand_total_cents: Math.round(saved.body.totals.grand_total * 100),
    });
    expect(JSON.parse(order.billing_address).firstname).toBe("Bill");
    expect(JSON.parse(order.shipping_address ?? "")).toMatchObject({ firstname: "Ada", region_code: "CA" });
    expect(await emailsTo(engine, email)).toHaveLength(1);
    expect((await call("GET", cart)).status).toBe(404);
  });

  test("may write the names of members in camel case, and place the order as a second step", async () => {
    const cart = await filledCart();
    const { country_id: countryId, region_code: regionCode, ...rest } = REST_ADDRESS;
    const address = { ...rest, countryId, regionCode, saveInAddressBook: 0, sameAsBilling: 1 };
    await call(
      "POST",
      `${cart}/shipping-information`,
      {},
      shippingInformation({ shipping_address: address }),
    );
    const email = "camel@example.com";
    const payment = { cartId: "ignored", email, paymentMethod: { method: "checkmo", additional_data: null } };
    expect((await call("POST", `${cart}/set-payment-information`, {}, payment)).body).toBe(true);
    const { body: number } = await call("PUT", `${cart}/order`, {}, {});
    expect(await orderOf(engine, number)).toMatchObject({ email });
  });

  test("sets the billing address and the payment method apart, and is told the totals before", async () => {
    const cart = await filledCart();
    expect((await call("GET", `${cart}/billing-address`)).body).toMatchObject({
      firstname: null,
      street: [],
    });
    expect((await call("GET", `${cart}/selected-payment-method`)).body).toEqual({ method: null });
    const estimate = (addressInformation: object) =>
      call("POST", `${cart}/totals-information`, {}, { addressInformation });
    const address = { countryId: "US", regionCode: "CA", postcode: "95814" };
    const usual = (await estimate({ address })).body;
    const method = { shippingCarrierCode: "mpc", shippingMethodCode: "express" };
    const express = (await estimate({ address, ...method })).body;
    expect(express.shipping_amount).toBeGreaterThan(usual.shipping_amount);
    const rise = express.shipping_amount - usual.shipping_amount + express.tax_amount - usual.tax_amount;
    expect(express.grand_total - usual.grand_total).toBeCloseTo(rise, 2);
    expect((await call("GET", `${cart}/totals`)).body.shipping_amount).toBe(0);

    const both = { address: { ...REST_ADDRESS, firstname: "Bill" }, useForShipping: true };
    expect((await call("POST", `${cart}/billing-address`, {}, both)).status).toBe(200);
    expect((await call("GET", `${cart}/shipping-methods`)).body).not.toEqual([]);
    await call("POST", `${cart}/billing-address`, {}, { address: { ...REST_ADDRESS, firstname: "Byron" } });
    expect((await call("GET", `${cart}/billing-address`)).body).toMatchObject({
      firstname: "Byron",
      region_code: "CA",
      country_id: "US",
    });
    expect((await call("POST", `${cart}/billing-address`, {}, { address: {} })).status).toBe(400);

    const select = (code: string) =>
      call("PUT", `${cart}/selected-payment-method`, {}, { method: { method: code } });
    expect(await select("checkmo")).toMatchObject({ status: 200, body: "checkmo" });
    expect((await select("nothing")).status).toBe(400);
    expect((await call("GET", `${cart}/selected-payment-method`)).body).toEqual({ method: "checkmo" });
  });

  test("uses a promo code", async () => {
    const cart = await filledCart();
    expect((await call("GET", `${cart}/coupons`)).body).toBeNull();
    expect((await call("PUT", `${cart}/coupons/WELCOME10`)).body).toBe(true);
    expect((await call("GET", `${cart}/coupons`)).body).toBe("WELCOME10");
    expect((await call("GET", `${cart}/totals`)).body.discount_amount).toBeLessThan(0);
    expect((await call("PUT", `${cart}/coupons/NO%20SUCH`)).status).toBe(404);
    expect((await call("PUT", `${cart}/coupons/%ff`)).status).toBe(400);
    expect((await call("DELETE", `${cart}/coupons`)).body).toBe(true);
    expect((await call("GET", `${cart}/totals`)).body.discount_amount).toBe(0);
  });

  test("is told what is missing or wrong, and no order is placed", async () => {
    const cart = await filledCart();
    const pay = { paymentMethod: { method: "checkmo" } };
    const problems = [
      await call("POST", `${cart}/shipping-information`, {}, {}),
      await call(
        "POST",
        `${cart}/shipping-information`,
        {},
        shippingInformation({ shipping_method_code: "x" }),
      ),
      await call("POST", `${cart}/estimate-shipping-methods`, {}, { address: { country_id: "FR" } }),
      await call("POST", `${cart}/payment-information`, {}, {}),
      await call("POST", `${cart}/payment-information`, {}, pay),
      await call("POST", `${cart}/payment-information`, {}, { paymentMethod: { method: "nothing" } }),
    ];
    expect(problems.map(({ status }) => status)).toEqual(problems.map(() => 400));
    expect(problems[0].body).toEqual({
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: "addressInformation" },
    });
    expect(problems[4].body.message).toBe("Guest email for cart is missing.");
    expect((await call("GET", cart)).status).toBe(200);
  });
});

describe("a customer", () => {
  test("signs in for a token, reads their own data, and buys to an address of their book", async () => {
    const { id, email } = await customer(engine, await hashPassword(PASSWORD));
    const { body: token } = await call(
      "POST",
      "/integration/customer/token",
      {},
      {
        username: email,
        password: PASSWORD,
      },
    );
    const grace = { token, owner: guest().owner };
    const input = { ...REST_ADDRESS, country_code: "US", region: { region_code: "CA" } };
    const { country_id, region_code, ...address } = input;
    await engine.graphql(
      "mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }",
      { input: address },
      grace,
    );
    const { body: me } = await call("GET", "/customers/me", grace);
    expect(me).toMatchObject({ id, email, firstname: "Grace", store_id: 1, website_id: 1 });
    const [book] = me.addresses;
    expect(book).toMatchObject({ region: { region_code: "CA" }, country_id: "US", default_shipping: true });
    expect(me.default_shipping).toBe(String(book.id));

    await call("POST", "/carts/mine", grace);
    await call("POST", "/carts/mine/items", grace, tagLine(await designTag(engine, grace)));
    const path = "/carts/mine/estimate-shipping-methods-by-address-id";
    const [method] = (await call("POST", path, grace, { addressId: book.id })).body;
    await call(
      "POST",
      "/carts/mine/shipping-information",
      grace,
      shippingInformation({
        shipping_address: { customer_address_id: book.id },
        billing_address: undefined,
        shipping_method_code: method.method_code,
      }),
    );
    const billingAddress = { ...REST_ADDRESS, lastname: "Ledger" };
    const { body: number } = await call("POST", "/carts/mine/payment-information", grace, {
      paymentMethod: { method: "checkmo" },
      billingAddress,
    });
    expect(await orderOf(engine, number)).toMatchObject({ customer_id: id, email });
    const { body: order } = await call("GET", `/orders/mine/${number}`, grace);
    expect(order).toMatchObject({ increment_id: number, billing_address: { lastname: "Ledger" } });
    expect(await call("GET", "/carts/mine/payment-methods", grace)).toMatchObject({
      status: 404,
      body: { message: "Current customer does not have an active cart." },
    });
  });

  test("gets no token for a wrong password, and the same response for an unknown address", async () => {
    const { email } = await customer(engine, await hashPassword(PASSWORD));
    const wrong = await call("POST", "/integration/customer/token", {}, { username: email, password: "no" });
    const unknown = await call(
      "POST",
      "/integration/customer/token",
      {},
      {
        username: "nobody-here@example.com",
        password: "no",
      },
    );
    expect(wrong).toMatchObject({ status: 401, body: { message: expect.stringContaining("incorrect") } });
    expect(unknown.body).toEqual(wrong.body);
    expect((await call("POST", "/integration/customer/token", {}, { username: email })).body).toMatchObject({
      parameters: { fieldName: "password" },
    });
    expect((await call("GET", "/customers/me")).status).toBe(401);
  });
});
