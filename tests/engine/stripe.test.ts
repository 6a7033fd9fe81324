import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcilePayments } from "~/engine/payments/reconciliation/reconcile-payments";
import { askForOpenPayments } from "~/engine/payments/sessions/ask-for-open-payments";
import type { WebhookCall } from "../fixtures/stripe/stripe-server";
import { move, refund, type TestOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { cancelByToken } from "./paid-orders";
import { guest, readyCart } from "./shopper";
import { openStripeShop, type StripeShop } from "./stripe-shop";

let shop: StripeShop;
let reserving: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
  reserving = await openStripeShop("production");
});
afterAll(async () => {
  await shop.close();
  await reserving.close();
});

function sessionOf({ number }: TestOrder, { stripe } = shop) {
  return stripe.state.sessionOf(number);
}

function refundsOf(order: TestOrder, { stripe } = shop) {
  return stripe.state.refundsOf(sessionOf(order, { stripe } as StripeShop).payment_intent ?? "");
}

async function payable({ token }: TestOrder): Promise<boolean> {
  const { data } = await shop.engine.graphql("query ($token: String!) { isPayable(order_token: $token) }", {
    token,
  });
  return data.isPayable;
}

async function isPaidAtStripe(order: TestOrder) {
  await shop.start(order);
  return shop.stripe.state.pay(sessionOf(order));
}

describe("a payment at Stripe", () => {
  it("is offered in the words of its page", async () => {
    const { data } = await shop.engine.graphql(
      "query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code title is_sandbox } } }",
      { id: await readyCart(shop.engine, guest()) },
    );
    expect(data.cart.available_payment_methods).toMatchObject([
      { code: "stripe", title: "Card, Apple Pay, Google Pay, or Link", is_sandbox: false },
      { code: "checkmo" },
    ]);
  });

  it("opens one page, with the order's amount; asking whether it can be paid opens none", async () => {
    const order = await shop.order();
    const before = shop.stripe.calls.length;
    expect(await payable(order)).toBe(true);
    expect(shop.stripe.calls).toHaveLength(before);
    const pages = [await shop.start(order), await shop.start(order)];
    expect(new Set(pages)).toEqual(new Set([sessionOf(order).url]));
    expect(shop.stripe.calls).toHaveLength(before + 1);
    expect(sessionOf(order)).toMatchObject({
      amount_total: Math.round(order.total * 100),
      success_url: "http://localhost:3000/checkout/pay",
      cancel_url: "http://localhost:3000/checkout/payment-cancelled",
    });
  });

  it("opens one page although the answer was lost or Stripe failed once", async () => {
    const order = await shop.order();
    shop.stripe.disturbNext("POST /v1/checkout/sessions", "loses-answer");
    shop.stripe.disturbNext("POST /v1/checkout/sessions", "fails");
    await shop.start(order);
    await shop.start(order);
    const sessions = [...shop.stripe.state.sessions.values()];
    expect(sessions.filter((each) => each.client_reference_id === order.number)).toHaveLength(1);
  });

  it("that Stripe cannot open is said so, and the order waits", async () => {
    const order = await shop.order();
    for (let time = 0; time < 2; time += 1) shop.stripe.disturbNext("POST /v1/checkout/sessions", "fails");
    const { errors } = await shop.engine.graphql(
      'mutation ($token: String!) { startPayment(order_token: $token, return_url: "/") { redirect_url } }',
      { token: order.token },
    );
    expect(errors?.[0].message).toContain("Please try again in a minute.");
    expect(await payable(order)).toBe(true);
  });

  it("is asked for when the shopper returns; the browser is not believed", async () => {
    const order = await shop.order();
    await shop.start(order);
    expect(await shop.comeBack(order)).toBe("UNPAID");
    expect((await shop.state(order)).status).toBe("pending_payment");
    shop.stripe.state.pay(sessionOf(order));
    expect(await Promise.all([shop.comeBack(order), shop.comeBack(order)])).toEqual(["PAID", "PAID"]);
    expect(await shop.state(order)).toEqual({ status: "processing", payment: "captured" });
    expect(await payable(order)).toBe(false);
    expect(await shop.comeBack({ ...order, token: "A".repeat(32) })).toBe("UNKNOWN");
  });

  it("is booked by the webhook alone, once for duplicates", async () => {
    const order = await shop.order();
    await isPaidAtStripe(order);
    const call = shop.stripe.event("checkout.session.completed", sessionOf(order));
    expect(await Promise.all([shop.deliver(call), shop.deliver(call)])).toEqual([200, 200]);
    expect(await shop.deliver(call)).toBe(200);
    expect(await shop.state(order)).toEqual({ status: "processing", payment: "captured" });
    const { id } = JSON.parse(call.body);
    const events = shop.engine.db.selectFrom("payment_event").selectAll().where("event_id", "=", id);
    expect(await events.execute()).toHaveLength(1);
  });

  it("is booked by the job when neither shopper nor webhook come", async () => {
    const order = await shop.order();
    await isPaidAtStripe(order);
    const { db, settings } = shop.engine;
    const context = { db, settings, storeCode: "mpc", wakeMail: () => {} };
    await askForOpenPayments.run(context, new Date());
    expect((await shop.state(order)).status).toBe("pending_payment");
    await askForOpenPayments.run(context, new Date(Date.now() + 6 * 60_000));
    expect((await shop.state(order)).status).toBe("processing");
  });

  it("that takes days leaves the order waiting, and pays it when the money arrives", async () => {
    const order = await shop.order();
    await shop.start(order);
    shop.stripe.state.pay(sessionOf(order), "processing");
    expect(await shop.comeBack(order)).toBe("PENDING");
    expect(await payable(order)).toBe(false);
    shop.stripe.state.finishDelayed(sessionOf(order), "succeeded");
    const call = shop.stripe.event("checkout.session.async_payment_succeeded", sessionOf(order));
    expect(await shop.deliver(call)).toBe(200);
    expect((await shop.state(order)).status).toBe("processing");
  });

  it("that takes days and fails can be made again", async () => {
    const order = await shop.order();
    await shop.start(order);
    shop.stripe.state.pay(sessionOf(order), "processing");
    expect(await shop.comeBack(order)).toBe("PENDING");
    shop.stripe.state.finishDelayed(sessionOf(order), "requires_payment_method");
    const failed = shop.stripe.event("checkout.session.async_payment_failed", sessionOf(order));
    expect(await shop.deliver(failed)).toBe(200);
    expect(await payable(order)).toBe(true);
    await shop.start(order);
    shop.stripe.state.pay(sessionOf(order));
    expect(await shop.comeBack(order)).toBe("PAID");
  });

  it("of an order that its buyer has canceled is refunded", async () => {
    const order = await shop.order();
    await shop.start(order);
    await cancelByToken(shop.engine, order.token);
    shop.stripe.state.pay(sessionOf(order));
    await shop.deliver(shop.stripe.event("checkout.session.completed", sessionOf(order)));
    await shop.work();
    expect(refundsOf(order)).toMatchObject([{ amount: Math.round(order.total * 100), status: "succeeded" }]);
    expect((await shop.state(order)).status).toBe("cancelled");
  });

  it("goes by the bank's page and back on the page of Stripe", async () => {
    const order = await shop.order();
    const page = (await shop.start(order)) ?? "";
    const post = (url: string, way: string) =>
      fetch(url, { method: "POST", body: new URLSearchParams({ way }), redirect: "manual" });
    expect(await (await post(page, "decline")).text()).toContain("declined");
    expect(await shop.comeBack(order)).toBe("UNPAID");
    const bank = new URL((await post(page, "bank")).headers.get("Location") ?? "", page).href;
    const back = await post(bank, "card");
    expect(back.headers.get("Location")).toBe("http://localhost:3000/checkout/pay");
    expect(await shop.comeBack(order)).toBe("PAID");
  });
});

describe("a webhook call", () => {
  it("is believed with Stripe's signature of the last five minutes only", async () => {
    const order = await shop.order();
    await isPaidAtStripe(order);
    const session = sessionOf(order);
    const good = shop.stripe.event("checkout.session.completed", session);
    const bad: WebhookCall[] = [
      shop.stripe.event("checkout.session.completed", session, { secret: "whsec_other" }),
      shop.stripe.event("checkout.session.completed", session, { age: 301 }),
      { body: good.body.replace("complete", "Complete"), headers: good.headers },
      { body: good.body, headers: { "Stripe-Signature": "t=1,v1=00" } },
      { body: good.body, headers: {} },
      { body: "x".repeat(600_000), headers: good.headers },
    ];
    for (const call of bad) expect(await shop.deliver(call)).toBe(400);
    expect((await shop.state(order)).status).toBe("pending_payment");
    expect(await shop.deliver(good)).toBe(200);
  });

  it("about nothing of this store is recorded and changes nothing", async () => {
    const foreign = { id: "cs_test_foreign", object: "checkout.session" };
    const dispute = {
      id: "dp_1",
      amount: 100,
      payment_intent: "pi_foreign",
      reason: "general",
      status: "lost",
    };
    const calls = [
      shop.stripe.event("checkout.session.completed", foreign),
      shop.stripe.event("customer.created", { id: "cus_1" }),
      shop.stripe.event("charge.dispute.closed", dispute),
    ];
    for (const call of calls) expect(await shop.deliver(call)).toBe(200);
    expect((await shop.engine.rest("/webhooks/paypal", { method: "POST", body: "{}" })).status).toBe(404);
  });

  it("fails while Stripe cannot be asked, so that Stripe repeats it", async () => {
    const order = await shop.order();
    await isPaidAtStripe(order);
    const call = shop.stripe.event("checkout.session.completed", sessionOf(order));
    for (let time = 0; time < 2; time += 1) shop.stripe.disturbNext("GET /v1/checkout/sessions", "fails");
    expect(await shop.deliver(call)).toBe(500);
    expect(await shop.deliver(call)).toBe(200);
    expect((await shop.state(order)).status).toBe("processing");
  });
});

describe("a refund at Stripe", () => {
  it("is made once although the answer was lost", async () => {
    const order = await shop.paidOrder();
    await cancelByToken(shop.engine, order.token);
    for (let time = 0; time < 2; time += 1) shop.stripe.disturbNext("POST /v1/refunds", "loses-answer");
    await shop.work();
    expect(await shop.operations(order)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    await shop.work(2);
    expect(await shop.operations(order)).toMatchObject([
      { state: "settled", attempts: 2, reference: refundsOf(order)[0].id },
    ]);
    expect(refundsOf(order)).toHaveLength(1);
    expect((await shop.state(order)).payment).toBe("refunded");
  });

  it("that the bank accepts is pending until the webhook settles it", async () => {
    const order = await shop.paidOrder();
    await cancelByToken(shop.engine, order.token);
    shop.stripe.state.nextRefundStatus = "pending";
    await shop.work();
    shop.stripe.state.nextRefundStatus = "succeeded";
    expect(await shop.operations(order)).toMatchObject([{ state: "pending" }]);
    const [refund] = refundsOf(order);
    await shop.deliver(shop.stripe.event("refund.updated", { ...refund, status: "succeeded" }));
    expect(await shop.operations(order)).toMatchObject([{ state: "settled" }]);
    await shop.deliver(shop.stripe.event("refund.updated", refund));
    expect(await shop.operations(order)).toMatchObject([{ state: "settled" }]);
  });

  it("that fails later is reported to the store", async () => {
    const order = await shop.paidOrder();
    await cancelByToken(shop.engine, order.token);
    await shop.work();
    const failed = { ...refundsOf(order)[0], status: "failed", failure_reason: "lost_or_stolen_card" };
    await shop.deliver(shop.stripe.event("refund.failed", failed));
    expect(await shop.operations(order)).toMatchObject([{ state: "failed", problem: "lost_or_stolen_card" }]);
    expect((await shop.state(order)).payment).toBe("captured");
    expect((await emailsTo(shop.engine, SHOP_EMAIL)).at(-1)?.subject).toBe(
      `Refund failed: order ${order.number}`,
    );
  });

  it("that Stripe rejects is reported at once", async () => {
    const order = await shop.paidOrder();
    const intent = shop.stripe.state.intent(sessionOf(order).payment_intent ?? "");
    await cancelByToken(shop.engine, order.token);
    intent.amount_received = 0;
    await shop.work();
    expect(await shop.operations(order)).toMatchObject([
      { state: "failed", attempts: 1, problem: "Charge has already been refunded." },
    ]);
  });
});

describe("an amount that is reserved first", () => {
  it("is charged when production starts, once although the answer was lost", async () => {
    const order = await reserving.paidOrder();
    expect((await reserving.state(order)).payment).toBe("authorized");
    await move(reserving.engine, order.number, "START_PRODUCTION");
    for (let time = 0; time < 2; time += 1)
      reserving.stripe.disturbNext("POST /v1/payment_intents", "loses-answer");
    await reserving.work();
    await reserving.work(2);
    expect(await reserving.operations(order)).toMatchObject([{ kind: "capture", state: "settled" }]);
    expect(await reserving.state(order)).toEqual({ status: "in_production", payment: "captured" });
  });

  it("is released when the order is canceled before", async () => {
    const order = await reserving.paidOrder();
    await cancelByToken(reserving.engine, order.token);
    await reserving.work();
    expect(await reserving.operations(order)).toMatchObject([{ kind: "void", state: "settled" }]);
    expect((await reserving.state(order)).payment).toBe("voided");
    expect(reserving.stripe.state.refunds.size).toBe(0);
  });

  it("that has expired puts the order on hold, before and at the charge", async () => {
    const [waiting, started] = [await reserving.paidOrder(), await reserving.paidOrder()];
    const intentOf = ({ number }: TestOrder) =>
      reserving.stripe.state.intent(reserving.stripe.state.sessionOf(number).payment_intent ?? "");
    intentOf(waiting).status = "canceled";
    await reserving.deliver(reserving.stripe.event("payment_intent.canceled", intentOf(waiting)));
    expect(await reserving.state(waiting)).toEqual({ status: "on_hold", payment: "voided" });
    await move(reserving.engine, started.number, "START_PRODUCTION");
    intentOf(started).status = "canceled";
    await reserving.work();
    expect((await reserving.state(started)).status).toBe("on_hold");
    expect((await emailsTo(reserving.engine, SHOP_EMAIL)).at(-1)?.subject).toBe(
      `Charge failed: order ${started.number}`,
    );
  });
});

describe("a dispute", () => {
  function dispute(order: TestOrder, status: string) {
    const payment_intent = sessionOf(order).payment_intent;
    return { id: `dp_${order.number}`, amount: 1000, payment_intent, reason: "fraudulent", status };
  }

  it("holds the order and tells the store; the buyer cannot release it", async () => {
    const order = await shop.paidOrder();
    const call = shop.stripe.event("charge.dispute.created", dispute(order, "needs_response"));
    await shop.deliver(call);
    await shop.deliver(call);
    expect(await shop.state(order)).toEqual({ status: "on_hold", payment: "disputed" });
    const about = (await emailsTo(shop.engine, SHOP_EMAIL)).filter(
      ({ subject }) => subject === `Payment disputed: order ${order.number}`,
    );
    expect(about).toHaveLength(1);
    expect(about[0].text_body).toContain("The order is on hold");
    await shop.deliver(shop.stripe.event("charge.dispute.closed", dispute(order, "won")));
    expect(await shop.state(order)).toEqual({ status: "on_hold", payment: "captured" });
  });

  it("stops refunds and the buyer's cancellation, also once it is lost", async () => {
    const order = await shop.paidOrder();
    for (const status of ["needs_response", "lost"]) {
      await shop.deliver(shop.stripe.event("charge.dispute.updated", dispute(order, status)));
      expect((await refund(shop.engine, order.number, { adjustment: 1 })).errors?.[0].message).toContain(
        "disputes this payment",
      );
      const { data } = await cancelByToken(shop.engine, order.token);
      expect(data.cancelOrderByToken.errorV2.message).toContain("looking into the payment");
    }
    expect(await shop.operations(order)).toEqual([]);
  });

  it("that is lost is the buyer's, also when its end is reported first", async () => {
    const order = await shop.paidOrder();
    await shop.deliver(shop.stripe.event("charge.dispute.closed", dispute(order, "lost")));
    await shop.deliver(shop.stripe.event("charge.dispute.created", dispute(order, "needs_response")));
    expect(await shop.state(order)).toEqual({ status: "on_hold", payment: "charged_back" });
    expect((await emailsTo(shop.engine, SHOP_EMAIL)).at(-1)?.subject).toBe(
      `Dispute lost: order ${order.number}`,
    );
  });
});

describe("the nightly reconciliation", () => {
  function reconcile() {
    const { db, settings } = shop.engine;
    return reconcilePayments.run({ db, settings, storeCode: "mpc", wakeMail: () => {} }, new Date());
  }

  async function reported(): Promise<string> {
    const emails = await emailsTo(shop.engine, SHOP_EMAIL);
    return emails.findLast(({ subject }) => subject.startsWith("Payments to check"))?.text_body ?? "";
  }

  it("records what lost webhooks would have reported", async () => {
    const [refunded, disputed] = [await shop.paidOrder(), await shop.paidOrder()];
    await cancelByToken(shop.engine, refunded.token);
    shop.stripe.state.nextRefundStatus = "pending";
    await shop.work();
    shop.stripe.state.nextRefundStatus = "succeeded";
    refundsOf(refunded)[0].status = "succeeded";
    shop.stripe.state.disputes.set("dp_lost", {
      id: "dp_lost",
      object: "dispute",
      amount: 1000,
      payment_intent: sessionOf(disputed).payment_intent ?? "",
      reason: "fraudulent",
      status: "lost",
    });
    await reconcile();
    await reconcile();
    expect(await shop.operations(refunded)).toMatchObject([{ state: "settled" }]);
    expect((await shop.state(disputed)).payment).toBe("charged_back");
    expect(await reported()).not.toContain(refunded.number);
  });

  it("reports a refund made by hand, and a payment that could not be asked for not at all", async () => {
    const order = await shop.paidOrder();
    const { refunds } = shop.stripe.state;
    const intent = sessionOf(order).payment_intent ?? "";
    refunds.set("re_by_hand", {
      id: "re_by_hand",
      object: "refund",
      amount: 500,
      payment_intent: intent,
      status: "succeeded",
      metadata: {},
    });
    await reconcile();
    expect(await reported()).toContain(
      `Order ${order.number}, payment ${intent}: we record refunds of $0.00, the service of $5.00.`,
    );
  });
});
