import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PaypalServer } from "../../fixtures/paypal/paypal-server";

/** The local PayPal takes what PayPal's descriptions have, and rejects the rest in PayPal's form. */

let paypal: PaypalServer;
let token: string;
beforeAll(async () => {
  paypal = await PaypalServer.open();
  const response = await fetch(`${paypal.address}/v1/oauth2/token`, {
    method: "POST",
    headers: { Authorization: `Basic ${btoa(`${paypal.clientId}:${paypal.clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  token = (await response.json()).access_token;
});
afterAll(() => paypal.close());

const ORDER = {
  intent: "CAPTURE",
  purchase_units: [{ custom_id: "1", amount: { currency_code: "USD", value: "1.00" } }],
  payment_source: {
    paypal: { experience_context: { return_url: "https://a.example", cancel_url: "https://b.example" } },
  },
};

async function post(path: string, body: object | undefined, headers: Record<string, string> = {}) {
  const response = await fetch(paypal.address + path, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: await response.json().catch(() => null) };
}

function postOrder(order: object, headers: Record<string, string> = { "PayPal-Request-Id": "key" }) {
  return post("/v2/checkout/orders", order, headers);
}

function rejection(status: number, name: string, issue: string) {
  const details = [expect.objectContaining({ issue })];
  return { status, body: expect.objectContaining({ name, details, debug_id: expect.any(String) }) };
}

const SYNTAX = rejection(400, "INVALID_REQUEST", "INVALID_PARAMETER_SYNTAX");

describe("the local PayPal", () => {
  test.each([
    { ...ORDER, intend: "CAPTURE" },
    { ...ORDER, intent: "SALE" },
    { ...ORDER, purchase_units: [] },
    { ...ORDER, purchase_units: [{ amount: { currency_code: "USD", value: 1 } }] },
    { ...ORDER, purchase_units: [{ ...ORDER.purchase_units[0], custom_id: "1".repeat(128) }] },
    { ...ORDER, payment_source: { paypal: { experience_context: { user_action: "PAY" } } } },
  ])("rejects the order %j", async (order) => {
    expect(await postOrder(order)).toEqual(SYNTAX);
    expect(paypal.state.orders.size).toBe(0);
  });

  test("rejects an order without a key, and a key with another order", async () => {
    const missing = rejection(400, "INVALID_REQUEST", "PAYPAL_REQUEST_ID_REQUIRED");
    expect(await postOrder(ORDER, {})).toEqual(missing);
    const first = await postOrder(ORDER);
    expect([first.status, Object.keys(first.body)]).toEqual([201, ["id", "status", "links"]]);
    expect(await postOrder(ORDER)).toEqual({ ...first, status: 200 });
    const used = rejection(422, "UNPROCESSABLE_ENTITY", "PAYPAL_REQUEST_ID_PREVIOUSLY_USED");
    expect(await postOrder({ ...ORDER, intent: "AUTHORIZE" })).toEqual(used);
  });

  test("returns the whole order only when asked to", async () => {
    const headers = { "PayPal-Request-Id": "whole", Prefer: "return=representation" };
    expect((await postOrder(ORDER, headers)).body.purchase_units).toHaveLength(1);
  });

  test("rejects a refund's key that it could not return, and other calls", async () => {
    expect(await post("/v2/payments/captures/ABC/refund", { custom_id: "a key" })).toEqual(SYNTAX);
    const missing = rejection(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");
    expect(await post("/v2/payments/captures/ABC/refund", { custom_id: "key" })).toEqual(missing);
    expect(await post("/v2/payments/refunds", {})).toEqual(missing);
  });
});
