import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paypalProvider } from "~/engine/payments/providers/paypal";
import { PaypalServer } from "../fixtures/paypal/paypal-server";
import { cancelByToken } from "./paid-orders";
import { openPaypalShop, type PaypalShop } from "./paypal-shop";

/** What PayPal's package makes of errors: which end an operation, and which only postpone it. */

let paypal: PaypalServer;
let shop: PaypalShop;
beforeAll(async () => {
  paypal = await PaypalServer.open();
  shop = await openPaypalShop(paypal);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.engine.close();
  await paypal.close();
});

const ORDERS = "POST /v2/checkout/orders";
const TOKEN = "POST /v1/oauth2/token";
const REFUNDS = "POST /v2/payments/captures/";

async function canceledOrder() {
  const order = await shop.paidOrder();
  await cancelByToken(shop.engine, order.token);
  return order;
}

/** A provider of its own, which has no token yet. */
function provider() {
  const { payments } = shop.engine.settings;
  if (!payments.paypal) throw new Error("The store has no PayPal.");
  return paypalProvider({ ...payments.paypal }, payments);
}

function revokeLastToken() {
  paypal.tokens.delete([...paypal.tokens].at(-1) ?? "");
}

describe("a refund at PayPal", () => {
  it.each([
    ["INVALID_REQUEST", "INVALID_PARAMETER_SYNTAX"],
    ["RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"],
    ["UNPROCESSABLE_ENTITY", "REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK"],
    ["UNPROCESSABLE_ENTITY", "DUPLICATE_INVOICE_ID"],
  ] as const)("fails after %s, %s", async (name, issue) => {
    const order = await canceledOrder();
    paypal.rejectNext(REFUNDS, name, issue);
    await shop.work();
    const status = { INVALID_REQUEST: 400, RESOURCE_NOT_FOUND: 404, UNPROCESSABLE_ENTITY: 422 }[name];
    expect(await shop.operations(order)).toEqual([
      { kind: "refund", state: "failed", problem: `PayPal answered ${status}: ${issue}.` },
    ]);
    expect(paypal.state.orderOf(order.number).refunds).toEqual([]);
  });

  it.each([
    ["AUTHENTICATION_FAILURE", "PayPal answered 401"],
    ["NOT_AUTHORIZED", "PayPal answered 403"],
    ["RESOURCE_CONFLICT", "PayPal answered 409"],
    ["RATE_LIMIT_REACHED", "PayPal answered 429"],
    ["INTERNAL_SERVER_ERROR", "PayPal answered 500"],
    ["SERVICE_UNAVAILABLE", "PayPal answered 503"],
  ] as const)("is made later, once, after %s", async (name, problem) => {
    const order = await canceledOrder();
    paypal.rejectNext(REFUNDS, name);
    await shop.work();
    expect(await shop.operations(order)).toMatchObject([
      { state: "waiting", problem: expect.stringContaining(problem) },
    ]);
    await shop.work(2);
    expect(await shop.operations(order)).toMatchObject([{ state: "settled" }]);
    expect(paypal.state.orderOf(order.number).refunds).toHaveLength(1);
  });

  it("is made once although PayPal never responds", async () => {
    const order = await canceledOrder();
    const timeouts = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeouts.signal);
    paypal.disturbNext(REFUNDS, "stalls", () => timeouts.abort());
    await shop.work();
    vi.restoreAllMocks();
    expect(await shop.operations(order)).toMatchObject([
      { state: "waiting", problem: "PayPal could not be asked: The HTTP call was aborted." },
    ]);
    await shop.work(2);
    expect(await shop.operations(order)).toMatchObject([{ state: "settled" }]);
    expect(paypal.state.orderOf(order.number).refunds).toHaveLength(1);
  });
});

describe("a payment at PayPal", () => {
  it("is opened once although the answer was lost", async () => {
    const order = await shop.order();
    paypal.disturbNext(ORDERS, "loses-answer");
    expect(await shop.start(order)).toBeUndefined();
    expect(await shop.start(order)).toContain("/checkoutnow?token=");
    expect(
      [...paypal.state.orders.values()].filter(({ custom_id }) => custom_id === order.number),
    ).toHaveLength(1);
  });

  it("that is captured already is not taken again", async () => {
    const order = await shop.order();
    await shop.approve(await shop.start(order));
    const { id } = paypal.state.orderOf(order.number);
    paypal.rejectNext(`${ORDERS}/${id}/capture`, "UNPROCESSABLE_ENTITY", "ORDER_ALREADY_CAPTURED");
    expect(await shop.comeBack(order)).toBe("UNPAID");
    expect(await shop.comeBack(order)).toBe("PAID");
    expect(paypal.state.orderOf(order.number).captures).toHaveLength(1);
  });
});

describe("PayPal's token", () => {
  it("is asked for again after an error, and when PayPal has revoked it", async () => {
    const order = await shop.paidOrder();
    const { id, captures } = paypal.state.orderOf(order.number);
    const { fetch: record } = provider();
    const expected = expect.objectContaining({
      state: "captured",
      capturedCents: Math.round(order.total * 100),
    });
    paypal.rejectNext(TOKEN, "SERVICE_UNAVAILABLE");
    await expect(record(id)).rejects.toThrow("PayPal gave no token: status 503.");
    expect(await record(id)).toEqual(expected);
    revokeLastToken();
    await expect(record(id)).rejects.toThrow("PayPal answered 401");
    expect(await record(id)).toEqual(expected);
    expect(captures).toHaveLength(1);
  });

  it("is shared by the calls of the package and the others", async () => {
    const { fetch: record, readWebhook } = provider();
    const order = await shop.paidOrder();
    const { id } = paypal.state.orderOf(order.number);
    const before = paypal.tokens.size;
    const { body, headers } = paypal.event("CHECKOUT.ORDER.APPROVED", { id });
    await record(id);
    expect(await readWebhook(Buffer.from(body), new Headers(headers))).toMatchObject({
      subject: { kind: "payment", startReference: id },
    });
    expect(paypal.tokens.size).toBe(before + 1);
  });

  it("is in no error, nor are the keys", async () => {
    const order = await shop.paidOrder();
    const { refund } = provider();
    paypal.rejectNext(REFUNDS, "INTERNAL_SERVER_ERROR");
    const { id } = paypal.state.orderOf(order.number);
    const error = await refund(id, 1, "once").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(Object.keys(error as Error)).toEqual([]);
    const secrets = [...paypal.tokens, paypal.clientSecret];
    expect(secrets.length).toBeGreaterThan(1);
    for (const secret of secrets) expect(`${error} ${JSON.stringify(error)}`).not.toContain(secret);
  });

  it("that PayPal does not give postpones an operation, whatever the status", async () => {
    const order = await canceledOrder();
    paypal.tokens.clear();
    paypal.rejectNext(TOKEN, "INVALID_REQUEST");
    paypal.rejectNext(TOKEN, "RESOURCE_NOT_FOUND");
    for (const [minutes, problem] of [
      [0, "PayPal answered 401"],
      [5, "PayPal gave no token: status 400."],
      [30, "PayPal gave no token: status 404."],
    ] as const) {
      await shop.work(minutes);
      expect(await shop.operations(order)).toMatchObject([
        { state: "waiting", problem: expect.stringContaining(problem) },
      ]);
    }
    await shop.work(120);
    expect(await shop.operations(order)).toMatchObject([{ state: "settled" }]);
  });
});
