import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcilePayments } from "~/engine/payments/reconciliation/reconcile-payments";
import { askForOpenPayments } from "~/engine/payments/sessions/ask-for-open-payments";
import { PaypalServer } from "../fixtures/paypal/paypal-server";
import type { WebhookCall } from "../fixtures/stripe/stripe-server";
import { cancelPiece, move, type TestOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { cancelByToken, orderOf } from "./paid-orders";
import { jobContext, openPaypalShop, type PaypalShop } from "./paypal-shop";

let paypal: PaypalServer;
let shop: PaypalShop;
let reserving: PaypalShop;
beforeAll(async () => {
  paypal = await PaypalServer.open();
  shop = await openPaypalShop(paypal);
  reserving = await openPaypalShop(paypal, "production");
});
afterAll(async () => {
  await shop.engine.close();
  await reserving.engine.close();
  await paypal.close();
});

function related({ number }: TestOrder) {
  return { supplementary_data: { related_ids: { order_id: paypal.state.orderOf(number).id } } };
}

/** The amount of an order that a cancellation has made smaller. */
async function newTotal({ number, total }: TestOrder) {
  const { grand_total_cents } = await orderOf(shop.engine, number);
  expect(grand_total_cents).toBeLessThan(Math.round(total * 100));
  return { amount: { value: (grand_total_cents / 100).toFixed(2) } };
}

describe("a payment at PayPal", () => {
  it("is taken when the shopper returns, once, and not before they agree", async () => {
    const order = await shop.order();
    const page = await shop.start(order);
    expect(await shop.start(order)).toBe(page);
    expect(await shop.comeBack(order)).toBe("UNPAID");
    expect(await shop.approve(page)).toContain("http://localhost:3000/checkout/pay?token=");
    expect(await Promise.all([shop.comeBack(order), shop.comeBack(order)])).toEqual(["PAID", "PAID"]);
    expect(await shop.state(order)).toEqual({ status: "processing", payment: "captured" });
    expect(paypal.state.orderOf(order.number).captures).toMatchObject([
      { amount: { value: order.total.toFixed(2) } },
    ]);
  });

  it("is taken once although the answer was lost", async () => {
    const order = await shop.order();
    await shop.approve(await shop.start(order));
    paypal.disturbNext(
      `POST /v2/checkout/orders/${paypal.state.orderOf(order.number).id}/capture`,
      "loses-answer",
    );
    expect(await shop.comeBack(order)).toBe("UNPAID");
    await askForOpenPayments.run(jobContext(shop.engine), new Date(Date.now() + 6 * 60_000));
    expect((await shop.state(order)).status).toBe("processing");
    expect(paypal.state.orderOf(order.number).captures).toHaveLength(1);
  });

  it("that is declined can be made from another source", async () => {
    const order = await shop.order();
    const page = await shop.start(order);
    await shop.approve(page);
    const atPaypal = paypal.state.orderOf(order.number);
    paypal.rejectNext(
      `POST /v2/checkout/orders/${atPaypal.id}/capture`,
      "UNPROCESSABLE_ENTITY",
      "INSTRUMENT_DECLINED",
      () => {
        atPaypal.status = "PAYER_ACTION_REQUIRED";
      },
    );
    expect(await shop.comeBack(order)).toBe("UNPAID");
    await shop.approve(page);
    expect(await shop.comeBack(order)).toBe("PAID");
  });

  it("is taken by the webhook of a shopper who does not return", async () => {
    const order = await shop.order();
    await shop.approve(await shop.start(order));
    const call = paypal.event("CHECKOUT.ORDER.APPROVED", { id: paypal.state.orderOf(order.number).id });
    expect(await Promise.all([shop.deliver(call), shop.deliver(call)])).toEqual([200, 200]);
    expect((await shop.state(order)).status).toBe("processing");
  });

  it("that is under review is pending until PayPal reports it", async () => {
    const order = await shop.order();
    await shop.approve(await shop.start(order));
    paypal.state.nextCaptureStatus = "PENDING";
    expect(await shop.comeBack(order)).toBe("PENDING");
    paypal.state.nextCaptureStatus = "COMPLETED";
    paypal.state.orderOf(order.number).captures[0].status = "COMPLETED";
    expect(await shop.deliver(paypal.event("PAYMENT.CAPTURE.COMPLETED", related(order)))).toBe(200);
    expect((await shop.state(order)).status).toBe("processing");
  });

  it("is not taken for an order that its buyer has canceled", async () => {
    const order = await shop.order();
    const page = await shop.start(order);
    await cancelByToken(shop.engine, order.token);
    await shop.approve(page);
    expect(await shop.comeBack(order)).toBe("UNPAID");
    expect(paypal.state.orderOf(order.number).captures).toEqual([]);
  });
});

describe("a payment of an order that the store cancels in part", () => {
  it("is not taken at the earlier total, but at the new one", async () => {
    const order = await shop.order(2);
    const page = await shop.start(order);
    const earlier = paypal.state.orderOf(order.number);
    await cancelPiece(shop.engine, order);
    await shop.approve(page);
    expect(await shop.comeBack(order)).toBe("UNPAID");
    await shop.approve(await shop.start(order));
    expect(await shop.comeBack(order)).toBe("PAID");
    expect(paypal.state.orderOf(order.number).captures).toMatchObject([await newTotal(order)]);
    expect(earlier.captures).toEqual([]);
  });

  it("is asked for at the new total although the page's opening was interrupted before", async () => {
    const order = await shop.order(2);
    paypal.disturbNext("POST /v2/checkout/orders", "loses-answer");
    expect(await shop.start(order)).toBeUndefined();
    await cancelPiece(shop.engine, order);
    await shop.approve(await shop.start(order));
    expect(await shop.comeBack(order)).toBe("PAID");
    expect(paypal.state.orderOf(order.number).captures).toMatchObject([await newTotal(order)]);
  });
});

describe("a webhook call of PayPal", () => {
  it("is believed with PayPal's signature of the last days only", async () => {
    const order = await shop.order();
    await shop.approve(await shop.start(order));
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
    for (const call of bad) expect(await shop.deliver(call)).toBe(400);
    expect((await shop.state(order)).status).toBe("pending_payment");
    expect(await shop.deliver(good)).toBe(200);
    expect((await shop.state(order)).status).toBe("processing");
  });
});

describe("a refund at PayPal", () => {
  it("is made once although the answer was lost, and agrees with PayPal's records", async () => {
    const order = await shop.paidOrder();
    await cancelByToken(shop.engine, order.token);
    const [{ id }] = paypal.state.orderOf(order.number).captures;
    paypal.disturbNext(`POST /v2/payments/captures/${id}/refund`, "loses-answer");
    await shop.work();
    await shop.work(2);
    expect(paypal.state.orderOf(order.number).refunds).toMatchObject([
      { amount: { value: order.total.toFixed(2) } },
    ]);
    expect((await shop.state(order)).payment).toBe("refunded");
    const [made] = paypal.state.orderOf(order.number).refunds;
    expect(await shop.deliver(paypal.event("PAYMENT.CAPTURE.REFUNDED", made))).toBe(200);
    await reconcilePayments.run(jobContext(shop.engine), new Date());
    const reports = (await emailsTo(shop.engine, SHOP_EMAIL)).filter(({ subject }) =>
      subject.startsWith("Payments to"),
    );
    expect(reports).toEqual([]);
    const payment = await shop.engine.db
      .selectFrom("payment")
      .select("fee_cents")
      .where("order_id", "=", Number(order.id))
      .executeTakeFirstOrThrow();
    expect(payment.fee_cents).toBe(Math.round(order.total * 3.49) + 49);
  });
});

describe("an amount that PayPal reserves", () => {
  it("is taken when production starts, and refunded afterwards", async () => {
    const order = await reserving.paidOrder();
    expect((await reserving.state(order)).payment).toBe("authorized");
    await move(reserving.engine, order.number, "START_PRODUCTION");
    await reserving.work();
    expect((await reserving.state(order)).payment).toBe("captured");
    expect(paypal.state.orderOf(order.number).captures).toHaveLength(1);
  });

  it("is released when the order is canceled before", async () => {
    const order = await reserving.paidOrder();
    await cancelByToken(reserving.engine, order.token);
    await reserving.work();
    expect((await reserving.state(order)).payment).toBe("voided");
    expect(paypal.state.orderOf(order.number).authorizations).toMatchObject([{ status: "VOIDED" }]);
  });
});

describe("a dispute at PayPal", () => {
  it("holds the order, and ends for the buyer or the store", async () => {
    const [lost, won] = [await shop.paidOrder(), await shop.paidOrder()];
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
      await shop.deliver(paypal.event("CUSTOMER.DISPUTE.CREATED", dispute));
      expect(await shop.state(order)).toEqual({ status: "on_hold", payment: "disputed" });
      expect((await emailsTo(shop.engine, SHOP_EMAIL)).at(-1)?.text_body).toContain(
        "The reason given: merchandise or service not received.",
      );
      const end = { ...dispute, status: "RESOLVED", dispute_outcome: { outcome_code } };
      await shop.deliver(paypal.event("CUSTOMER.DISPUTE.RESOLVED", end));
      expect((await shop.state(order)).payment).toBe(payment);
    }
  });
});
