import { inspect } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
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
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  // The shop's own client, which has no part in most tests, keeps its token.
  endTokensIn(9 * 60 * 60_000);
});
afterAll(async () => {
  await shop.engine.close();
  await paypal.close();
});

const ORDERS = "POST /v2/checkout/orders";
const TOKEN = "POST /v1/oauth2/token";
const REFUNDS = "POST /v2/payments/captures/";
const VERIFY = "POST /v1/notifications/verify-webhook-signature";

const NO_SUCH_TOKEN =
  "PayPal answered 401: Authentication failed due to missing authorization header, or invalid authentication credentials.";
const SERVER_ERROR = "PayPal answered 500: An internal server error occurred.";

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

function endTokensIn(milliseconds: number) {
  for (const token of paypal.tokens.keys()) paypal.tokens.set(token, Date.now() + milliseconds);
}

/** A webhook call, and the provider's reading of it. */
function read(id: string) {
  const { body, headers } = paypal.event("CHECKOUT.ORDER.APPROVED", { id });
  return provider().readWebhook(Buffer.from(body), new Headers(headers));
}

/** Lets PayPal's calls end when the test says so. @returns ends those that have begun */
function controlTimeouts(): () => void {
  const begun: AbortController[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const controller = new AbortController();
    begun.push(controller);
    return controller.signal;
  });
  return () => {
    for (const controller of begun) controller.abort();
  };
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
    ["AUTHENTICATION_FAILURE", NO_SUCH_TOKEN],
    ["NOT_AUTHORIZED", "PayPal answered 403: Authorization failed due to insufficient permissions."],
    [
      "RESOURCE_CONFLICT",
      "PayPal answered 409: The server has detected a conflict while processing this request.",
    ],
    ["RATE_LIMIT_REACHED", "PayPal answered 429: Too many requests. Blocked due to rate limiting."],
    ["INTERNAL_SERVER_ERROR", SERVER_ERROR],
    ["SERVICE_UNAVAILABLE", "PayPal answered 503: Service Unavailable."],
  ] as const)("is made later, once, after %s", async (name, problem) => {
    const order = await canceledOrder();
    paypal.rejectNext(REFUNDS, name);
    await shop.work();
    expect(await shop.operations(order)).toMatchObject([{ state: "waiting", problem }]);
    await shop.work(2);
    expect(await shop.operations(order)).toMatchObject([{ state: "settled" }]);
    expect(paypal.state.orderOf(order.number).refunds).toHaveLength(1);
  });

  it("is made once although PayPal never responds", async () => {
    const order = await canceledOrder();
    paypal.disturbNext(REFUNDS, "stalls", controlTimeouts());
    await shop.work();
    vi.restoreAllMocks();
    expect(await shop.operations(order)).toMatchObject([
      { state: "waiting", problem: "PayPal could not be asked: The HTTP call was aborted." },
    ]);
    await shop.work(2);
    expect(await shop.operations(order)).toMatchObject([{ state: "settled" }]);
    expect(paypal.state.orderOf(order.number).refunds).toHaveLength(1);
  });

  it("does not go through a proxy of the environment", async () => {
    const order = await canceledOrder();
    for (const name of ["http_proxy", "HTTP_PROXY"]) vi.stubEnv(name, "http://127.0.0.1:1");
    for (const name of ["no_proxy", "NO_PROXY"]) vi.stubEnv(name, "");
    await shop.work();
    expect(await shop.operations(order)).toMatchObject([{ state: "settled" }]);
  });
});

describe("a payment at PayPal", () => {
  it.each([
    ["the store", undefined],
    ["PayPal's package", "1.00"],
  ])("in a form that %s does not expect is reported in plain words", async (_reader, amount) => {
    const { number } = await shop.paidOrder();
    const { captures, id } = paypal.state.orderOf(number);
    Object.assign(captures[0], { amount });
    await expect(provider().fetch(id)).rejects.toMatchObject({
      message: "PayPal's answer has a form that the store does not expect.",
    });
  });

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
    await expect(record(id)).rejects.toMatchObject({ message: "PayPal gave no token: status 503." });
    expect(await record(id)).toEqual(expected);
    endTokensIn(0);
    await expect(record(id)).rejects.toMatchObject({ message: NO_SUCH_TOKEN });
    expect(await record(id)).toEqual(expected);
    expect(captures).toHaveLength(1);
  });

  it("is shared by the calls of the package and the others", async () => {
    const { fetch: record, readWebhook } = provider();
    const order = await shop.paidOrder();
    const { id } = paypal.state.orderOf(order.number);
    const before = paypal.tokenRequests;
    const { body, headers } = paypal.event("CHECKOUT.ORDER.APPROVED", { id });
    await record(id);
    expect(await readWebhook(Buffer.from(body), new Headers(headers))).toMatchObject({
      subject: { kind: "payment", startReference: id },
    });
    expect(paypal.tokenRequests).toBe(before + 1);
  });

  it("is used to its last minute, in which PayPal gives no other", async () => {
    const { number } = await shop.paidOrder();
    const { id } = paypal.state.orderOf(number);
    const { size } = paypal.tokens;
    endTokensIn(55_000);
    expect(await provider().fetch(id)).toMatchObject({ state: "captured" });
    expect(paypal.tokens.size).toBe(size);
  });

  it.each([
    ["a token that is not given", () => paypal.rejectNext(TOKEN, "AUTHENTICATION_FAILURE")],
    ["a lost token", () => paypal.disturbNext(TOKEN, "loses-answer")],
    ["a token that is not valid", () => paypal.rejectNext(REFUNDS, "AUTHENTICATION_FAILURE")],
    ["a rejected call", () => paypal.rejectNext(REFUNDS, "INTERNAL_SERVER_ERROR")],
    ["a call whose result is lost", () => paypal.disturbNext(REFUNDS, "loses-answer")],
    ["an aborted call", () => paypal.disturbNext(REFUNDS, "stalls", controlTimeouts())],
  ])("is not in the error of %s, nor are the keys", async (_what, disturb) => {
    const order = await shop.paidOrder();
    const { id } = paypal.state.orderOf(order.number);
    const { clientId, clientSecret, tokens } = paypal;
    disturb();
    const error = await provider()
      .refund(id, 1, order.number)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const secrets = [...tokens.keys(), clientSecret, basic];
    expect(secrets.length).toBeGreaterThan(2);
    const text = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it("that PayPal does not give postpones an operation, whatever the status", async () => {
    const order = await canceledOrder();
    endTokensIn(0);
    paypal.rejectNext(TOKEN, "INVALID_REQUEST");
    paypal.rejectNext(TOKEN, "RESOURCE_NOT_FOUND");
    for (const [minutes, problem] of [
      [0, NO_SUCH_TOKEN],
      [5, "PayPal gave no token: status 400."],
      [30, "PayPal gave no token: status 404."],
    ] as const) {
      await shop.work(minutes);
      expect(await shop.operations(order)).toMatchObject([{ state: "waiting", problem }]);
    }
    await shop.work(120);
    expect(await shop.operations(order)).toMatchObject([{ state: "settled" }]);
  });
});

describe("the signature of PayPal's event", () => {
  it("is none when PayPal does not take its headers", async () => {
    paypal.rejectNext(VERIFY, "INVALID_REQUEST");
    expect(await shop.deliver(paypal.event("CHECKOUT.ORDER.APPROVED", { id: "5O1" }))).toBe(400);
  });

  it.each([
    ["RESOURCE_NOT_FOUND", "PayPal answered 404: INVALID_RESOURCE_ID."],
    ["UNPROCESSABLE_ENTITY", "PayPal answered 422: INVALID_RESOURCE_ID."],
  ] as const)("is unknown, and no reason to drop the event, after %s", async (name, message) => {
    paypal.rejectNext(VERIFY, name, "INVALID_RESOURCE_ID");
    await expect(read("5O1")).rejects.toMatchObject({ message });
  });

  it("is unknown after an error of PayPal, which is reported as it is", async () => {
    paypal.rejectNext(VERIFY, "INTERNAL_SERVER_ERROR");
    await expect(read("5O1")).rejects.toMatchObject({ message: SERVER_ERROR });
  });

  it("is verified in the time that the request for a token has left", async () => {
    paypal.disturbNext(TOKEN, "answers", controlTimeouts());
    await expect(read("5O1")).rejects.toMatchObject({
      message: "PayPal could not be asked: This operation was aborted",
    });
  });
});
