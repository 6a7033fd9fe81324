import { expect } from "vitest";
import { hashPassword } from "~/engine/customers/password";
import { callAsDocumented } from "./documented-calls";
import type { EngineFixture, Sender } from "./engine-fixture";
import { REST_ADDRESS, tagLine } from "./rest-shopper";
import { customer, designTag, guest } from "./shopper";

/** Calls of the catalog, the stores and the checkout, which must match the OpenAPI document. */

const PASSWORD = "Analytical1";
const UNKNOWN = "A".repeat(32);
const PAYMENT = { email: "documented@example.com", paymentMethod: { method: "checkmo" } };
const SHIPPING = {
  addressInformation: {
    shipping_address: REST_ADDRESS,
    billing_address: REST_ADDRESS,
    shipping_carrier_code: "mpc",
    shipping_method_code: "standard",
  },
};

type Step = [method: string, below: string, body?: object];

/** Every step of a checkout but the ones that place the order. */
const STEPS: Step[] = [
  ["PUT", "/coupons/WELCOME10"],
  ["GET", "/coupons"],
  ["DELETE", "/coupons"],
  ["POST", "/estimate-shipping-methods", { address: REST_ADDRESS }],
  ["POST", "/shipping-information", SHIPPING],
  ["GET", "/shipping-methods"],
  ["POST", "/totals-information", { addressInformation: { address: REST_ADDRESS } }],
  ["POST", "/billing-address", { address: REST_ADDRESS }],
  ["GET", "/billing-address"],
  ["PUT", "/selected-payment-method", { method: { method: "checkmo" } }],
  ["GET", "/selected-payment-method"],
  ["GET", "/payment-methods"],
  ["GET", "/payment-information"],
  ["POST", "/set-payment-information", PAYMENT],
];
const PLACING: Step[] = [
  ["POST", "/payment-information", PAYMENT],
  ["PUT", "/order", { paymentMethod: { method: "checkmo" } }],
];

/** Purchases by a guest and a customer, by each of the calls that place an order; and what is rejected. */
export async function documentedPurchases(engine: EngineFixture, base: string): Promise<void> {
  const send = sendTo(engine);
  for (const [index, placing] of PLACING.entries()) {
    const ada = guest();
    const { body: id } = await callAsDocumented(engine, "POST", `${base}/guest-carts`);
    await purchase(engine, `${base}/guest-carts/${id}`, ada, placing);
    const grace = await customer(engine, await hashPassword(PASSWORD));
    await callAsDocumented(engine, "POST", `${base}/carts/mine`, { sender: grace });
    await purchase(engine, `${base}/carts/mine`, grace, placing);
    if (index === 0) await estimateToBook(engine, base, grace);
  }
  for (const step of [...STEPS, ...PLACING]) {
    expect((await send(`${base}/guest-carts/${UNKNOWN}`, {}, step)).status).toBe(404);
    expect((await send(`${base}/carts/mine`, {}, step)).status).toBe(401);
  }
}

async function purchase(engine: EngineFixture, cart: string, sender: Sender, placing: Step): Promise<void> {
  const send = sendTo(engine);
  await send(cart, sender, ["POST", "/items", tagLine(await designTag(engine, sender))]);
  for (const step of STEPS) expect(await send(cart, sender, step)).toMatchObject({ status: 200 });
  const wrong = { ...SHIPPING.addressInformation, shipping_method_code: "by balloon" };
  const rejected: Step = ["POST", "/shipping-information", { addressInformation: wrong }];
  expect((await send(cart, sender, rejected)).status).toBe(400);
  expect(await send(cart, sender, placing)).toMatchObject({ status: 200 });
}

async function estimateToBook(engine: EngineFixture, base: string, sender: Sender): Promise<void> {
  const send = sendTo(engine);
  const cart = `${base}/carts/mine`;
  const step = (addressId: number): Step => [
    "POST",
    "/estimate-shipping-methods-by-address-id",
    { addressId },
  ];
  await callAsDocumented(engine, "POST", cart, { sender });
  await send(cart, sender, ["POST", "/items", tagLine(await designTag(engine, sender))]);
  const saved = { ...REST_ADDRESS, save_in_address_book: 1 };
  const shipping = { ...SHIPPING.addressInformation, shipping_address: saved };
  await send(cart, sender, ["POST", "/shipping-information", { addressInformation: shipping }]);
  await send(cart, sender, PLACING[0]);
  await callAsDocumented(engine, "POST", cart, { sender });
  await send(cart, sender, ["POST", "/items", tagLine(await designTag(engine, sender))]);
  const { body: me } = await callAsDocumented(engine, "GET", `${base}/customers/me`, { sender });
  expect(await send(cart, sender, step(me.addresses[0].id))).toMatchObject({ status: 200 });
  expect((await send(cart, sender, step(987_654_321))).status).toBe(404);
  expect((await send(cart, {}, step(1))).status).toBe(401);
}

function sendTo(engine: EngineFixture) {
  return (cart: string, sender: Sender, [method, below, body]: Step) =>
    callAsDocumented(engine, method, cart + below, { sender, body });
}

/** The catalog, the stores, and the token of a customer. */
export async function documentedBrowsing(engine: EngineFixture, base: string): Promise<void> {
  const read = (path: string) => callAsDocumented(engine, "GET", base + path);
  const { body } = await read("/products?searchCriteria[filterGroups][0][filters][0][field]=sku");
  expect(body.items).toEqual([]);
  expect((await read("/products?searchCriteria[pageSize]=300")).body.items.length).toBeGreaterThan(10);
  expect((await read("/products?searchCriteria[pageSize]=many")).status).toBe(400);
  expect((await read("/products/gift-certificate")).body.options.length).toBeGreaterThan(1);
  expect((await read("/products/no-such-thing")).status).toBe(404);
  const tree = (await read("/categories")).body;
  const { id } = tree.children_data[0];
  expect((await read("/categories?rootCategoryId=none")).status).toBe(404);
  expect((await read(`/categories/${id}`)).body.id).toBe(id);
  expect((await read("/categories/none")).status).toBe(404);
  expect((await read(`/categories/${id}/products`)).status).toBe(200);
  expect((await read("/categories/none/products")).status).toBe(404);
  for (const path of ["/store/storeConfigs", "/store/storeViews", "/directory/countries"])
    expect((await read(path)).body).toHaveLength(1);
  expect((await read("/directory/countries/US")).status).toBe(200);
  expect((await read("/directory/countries/FR")).status).toBe(404);
  expect((await read("/directory/currency")).status).toBe(200);
  await documentedCustomer(engine, base);
  const { email: username } = await customer(engine, await hashPassword(PASSWORD));
  const signIn = (password: string) =>
    callAsDocumented(engine, "POST", `${base}/integration/customer/token`, { body: { username, password } });
  expect((await signIn(PASSWORD)).status).toBe(200);
  expect((await signIn("wrong")).status).toBe(401);
}

/** The customer's own data, read and saved. */
async function documentedCustomer(engine: EngineFixture, base: string): Promise<void> {
  const path = `${base}/customers/me`;
  const sender = await customer(engine);
  expect((await callAsDocumented(engine, "GET", path)).status).toBe(401);
  const { body } = await callAsDocumented(engine, "GET", path, { sender });
  const save = (changed: object, by: Sender = sender) =>
    callAsDocumented(engine, "PUT", path, { sender: by, body: { customer: { ...body, ...changed } } });
  expect(await save({ addresses: [REST_ADDRESS] })).toMatchObject({ status: 200 });
  expect((await save({ addresses: [{}] })).status).toBe(400);
  expect((await save({ addresses: [{ id: 987_654_321 }] })).status).toBe(404);
  expect((await save({}, {})).status).toBe(401);
}
