import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { carryOutOperations } from "~/engine/payments/operations/carry-out-operations";
import { reconcilePayments } from "~/engine/payments/reconciliation/reconcile-payments";
import { askForOpenPayments } from "~/engine/payments/sessions/ask-for-open-payments";
import { paymentGroup, paymentSettings } from "~/settings/payments.server";
import { PaypalServer } from "../fixtures/paypal/paypal-server";
import type { WebhookCall } from "../fixtures/stripe/stripe-server";
import { move, ordered, type TestOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { cancelByToken, orderOf } from "./paid-orders";
import { guest } from "./shopper";

let paypal: PaypalServer;
let shop: EngineFixture;
let reserving: EngineFixture;
beforeAll(async () => {
  paypal = await PaypalServer.open();
  shop = await openShop("order");
  reserving = await openShop("production");
});
afterAll(async () => {
  await shop.close();
  await reserving.close();
  await paypal.close();
});

function openShop(captureAt: string): Promise<EngineFixture> {
  const environment = {
    PAYMENTS: "paypal,check",
    PAYMENT_CAPTURE: captureAt,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_API_URL: paypal.address,
  };
  return openFixture({ payments: paymentSettings(paymentGroup.schema.parse(environment)) });
}

function newOrder(of = shop) {
  return ordered(of, guest(), { payment: "paypal" });
}

async function start({ token }: TestOrder, of = shop): Promise<string> {
  const { data } = await of.graphql(
    'mutation ($token: String!) { startPayment(order_token: $token, return_url: "/checkout/pay") { redirect_url } }',
    { token },
  );
  return data.startPayment.redirect_url;
}

/** The shopper agrees on PayPal's page. @returns where PayPal sends them */
async function approve(page: string): Promise<string | null> {
  return (await fetch(page, { method: "POST", redirect: "manual" })).headers.get("Location");
}

async function comeBack({ token }: TestOrder, of = shop): Promise<string> {
  const { data } = await of.graphql(
    "mutation ($token: String!) { confirmPayment(order_token: $token) { outcome } }",
    { token },
  );
  return data.confirmPayment.outcome;
}

async function paidOrder(of = shop): Promise<TestOrder> {
  const order = await newOrder(of);
  await approve(await start(order, of));
  await comeBack(order, of);
  return order;
}

async function deliver({ body, headers }: WebhookCall) {
  return (await shop.rest("/webhooks/paypal", { method: "POST", body, headers })).status;
}

function contextOf({ db, settings }: EngineFixture) {
  return { db, settings, storeCode: "mpc", wakeMail: () => {} };
}

function work(of = shop, minutes = 0) {
  return carryOutOperations.run(contextOf(of), new Date(Date.now() + minutes * 60_000));
}

async function stateOf({ number }: TestOrder, of = shop) {
  const { id, status } = await orderOf(of, number);
  const payment = await of.db
    .selectFrom("payment")
    .select("state")
    .where("order_id", "=", id)
    .executeTakeFirst();
  return { status, payment: payment?.state };
}

function related({ number }: TestOrder) {
  return { supplementary_data: { related_ids: { order_id: paypal.state.orderOf(number).id } } };
}

describe("a payment at PayPal", () => {
  it("is taken when the shopper returns, once, and not before they agree", async () => {
    const order = await newOrder();
    const page = await start(order);
    expect(await start(order)).toBe(page);
    expect(await comeBack(order)).toBe("UNPAID");
    expect(await approve(page)).toContain("http://localhost:3000/checkout/pay?token=");
    expect(await Promise.all([comeBack(order), comeBack(order)])).toEqual(["PAID", "PAID"]);
    expect(await stateOf(order)).toEqual({ status: "processing", payment: "captured" });
    expect(paypal.state.orderOf(order.number).captures).toMatchObject([
      { amount: { value: order.total.toFixed(2) } },
    ]);
  });

  it("is taken once although the answer was lost", async () => {
    const order = await newOrder();
    await approve(await start(order));
    paypal.disturbNext(
      `POST /v2/checkout/orders/${paypal.state.orderOf(order.number).id}/capture`,
      "loses-answer",
    );
    expect(await comeBack(order)).toBe("UNPAID");
    await askForOpenPayments.run(contextOf(shop), new Date(Date.now() + 6 * 60_000));
    expect((await stateOf(order)).status).toBe("processing");
    expect(paypal.state.orderOf(order.number).captures).toHaveLength(1);
  });

  it("that is declined can be made from another source", async () => {
    const order = await newOrder();
    const page = await start(order);
    await approve(page);
    paypal.state.declinesNext = true;
    expect(await comeBack(order)).toBe("UNPAID");
    await approve(page);
    expect(await comeBack(order)).toBe("PAID");
  });

  it("is taken by the webhook of a shopper who does not return", async () => {
    const order = await newOrder();
    await approve(await start(order));
    const call = paypal.event("CHECKOUT.ORDER.APPROVED", { id: paypal.state.orderOf(order.number).id });
    expect(await Promise.all([deliver(call), deliver(call)])).toEqual([200, 200]);
    expect((await stateOf(order)).status).toBe("processing");
  });

  it("that is under review is pending until PayPal reports it", async () => {
    const order = await newOrder();
    await approve(await start(order));
    paypal.state.nextCaptureStatus = "PENDING";
    expect(await comeBack(order)).toBe("PENDING");
    paypal.state.nextCaptureStatus = "COMPLETED";
    paypal.state.orderOf(order.number).captures[0].status = "COMPLETED";
    expect(await deliver(paypal.event("PAYMENT.CAPTURE.COMPLETED", related(order)))).toBe(200);
    expect((await stateOf(order)).status).toBe("processing");
  });

  it("is not taken for an order that its buyer has canceled", async () => {
    const order = await newOrder();
    const page = await start(order);
    await cancelByToken(shop, order.token);
    await approve(page);
    expect(await comeBack(order)).toBe("UNPAID");
    expect(paypal.state.orderOf(order.number).captures).toEqual([]);
  });
});

describe("a webhook call of PayPal", () => {
  it("is believed with PayPal's signature of the last days only", async () => {
    const order = await newOrder();
    await approve(await start(order));
    const resource = { id: paypal.state.orderOf(order.number).id };
    const type = "CHECKOUT.ORDER.APPROVED";
    const good = paypal.event(type, resource);
    const bad: WebhookCall[] = [
      paypal.event(type, resource, { webhookId: "WH-OTHER" }),
      paypal.event(type, resource, { age: 5 * 24 * 60 * 60_000 }),
      paypal.event(type, resource, { age: -60 * 60_000 }),
      { ...good, body: good.body.replace("1.0", "2.0") },
      { body: good.body, headers: {} },
      { body: "{}", headers: good.headers },
    ];
    for (const call of bad) expect(await deliver(call)).toBe(400);
    expect((await stateOf(order)).status).toBe("pending_payment");
    expect(await deliver(good)).toBe(200);
    expect((await stateOf(order)).status).toBe("processing");
  });
});

describe("a refund at PayPal", () => {
  it("is made once although the answer was lost, and agrees with PayPal's records", async () => {
    const order = await paidOrder();
    await cancelByToken(shop, order.token);
    const [{ id }] = paypal.state.orderOf(order.number).captures;
    paypal.disturbNext(`POST /v2/payments/captures/${id}/refund`, "loses-answer");
    await work();
    await work(shop, 2);
    expect(paypal.state.orderOf(order.number).refunds).toMatchObject([
      { amount: { value: order.total.toFixed(2) } },
    ]);
    expect((await stateOf(order)).payment).toBe("refunded");
    const [made] = paypal.state.orderOf(order.number).refunds;
    expect(await deliver(paypal.event("PAYMENT.CAPTURE.REFUNDED", made))).toBe(200);
    await reconcilePayments.run(contextOf(shop), new Date());
    const reports = (await emailsTo(shop, SHOP_EMAIL)).filter(({ subject }) =>
      subject.startsWith("Payments to"),
    );
    expect(reports).toEqual([]);
    const payment = await shop.db
      .selectFrom("payment")
      .select("fee_cents")
      .where("order_id", "=", Number(order.id))
      .executeTakeFirstOrThrow();
    expect(payment.fee_cents).toBe(Math.round(order.total * 3.49) + 49);
  });
});

describe("an amount that PayPal reserves", () => {
  it("is taken when production starts, and refunded afterwards", async () => {
    const order = await paidOrder(reserving);
    expect((await stateOf(order, reserving)).payment).toBe("authorized");
    await move(reserving, order.number, "START_PRODUCTION");
    await work(reserving);
    expect((await stateOf(order, reserving)).payment).toBe("captured");
    expect(paypal.state.orderOf(order.number).captures).toHaveLength(1);
  });

  it("is released when the order is canceled before", async () => {
    const order = await paidOrder(reserving);
    await cancelByToken(reserving, order.token);
    await work(reserving);
    expect((await stateOf(order, reserving)).payment).toBe("voided");
    expect(paypal.state.orderOf(order.number).authorizations).toMatchObject([{ status: "VOIDED" }]);
  });
});

describe("a dispute at PayPal", () => {
  it("holds the order, and ends for the buyer or the store", async () => {
    const [lost, won] = [await paidOrder(), await paidOrder()];
    for (const [order, outcome_code, payment] of [
      [lost, "RESOLVED_BUYER_FAVOUR", "charged_back"],
      [won, "RESOLVED_SELLER_FAVOUR", "captured"],
    ] as const) {
      const dispute = {
        dispute_id: `PP-${order.number}`,
        disputed_transactions: [{ seller_transaction_id: paypal.state.orderOf(order.number).captures[0].id }],
        reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
        status: "OPEN",
        dispute_amount: { currency_code: "USD", value: "10.00" },
      };
      await deliver(paypal.event("CUSTOMER.DISPUTE.CREATED", dispute));
      expect(await stateOf(order)).toEqual({ status: "on_hold", payment: "disputed" });
      expect((await emailsTo(shop, SHOP_EMAIL)).at(-1)?.text_body).toContain(
        "The reason given: merchandise or service not received.",
      );
      const end = { ...dispute, status: "RESOLVED", dispute_outcome: { outcome_code } };
      await deliver(paypal.event("CUSTOMER.DISPUTE.RESOLVED", end));
      expect((await stateOf(order)).payment).toBe(payment);
    }
  });
});
