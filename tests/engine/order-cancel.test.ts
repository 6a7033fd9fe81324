import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { move, ordered, refund, type TestOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { applyCoupon, customer, guest, place, readyCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const RESULT =
  "order { number status_code refunds { amount { value } } available_actions timeline { code is_done } } errorV2 { code message }";

function cancel(order: Pick<TestOrder, "id">, sender: Sender = {}, reason = "I changed my mind") {
  return engine.graphql(
    `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { ${RESULT} } }`,
    { input: { order_id: order.id, reason } },
    sender,
  );
}

function cancelByToken(token: string, sender: Sender = {}) {
  return engine.graphql(
    `mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "Ordered twice") { ${RESULT} } }`,
    { token },
    sender,
  );
}

async function pay({ token }: TestOrder) {
  const { data } = await engine.graphql(
    'mutation ($token: String!) { startPayment(order_token: $token, return_url: "/") { redirect_url } }',
    { token },
  );
  const card = new URLSearchParams({ number: "4242424242424242", expiry: "12/49", code: "123" });
  await engine.rest(data.startPayment.redirect_url, { method: "POST", body: card });
}

function refundsOf(order: TestOrder) {
  return engine.db.selectFrom("order_refund").selectAll().where("order_id", "=", Number(order.id)).execute();
}

describe("cancelling an order", () => {
  it("charges nothing while it is unpaid, and tells buyer and store why", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    const { data } = await cancel(order, buyer);
    expect(data.cancelOrder.errorV2).toBeNull();
    expect(data.cancelOrder.order).toMatchObject({
      status_code: "cancelled",
      refunds: [],
      available_actions: ["REORDER"],
    });
    expect(data.cancelOrder.order.timeline.map(({ code }) => code)).toEqual(["placed", "cancelled"]);
    expect(await refundsOf(order)).toEqual([]);
    const message = (await emailsTo(engine, buyer.email)).at(-1);
    expect(message?.subject).toBe(`Your order ${order.number} is canceled`);
    expect(message?.text_body).toContain("You haven't been charged.");
    const shop = (await emailsTo(engine, SHOP_EMAIL)).at(-1);
    expect(shop?.text_body).toContain("I changed my mind");
  });

  it("refunds the payment once, for repeated and concurrent calls", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer, { payment: "sandbox_hosted", quantity: 2 });
    await pay(order);
    const responses = await Promise.all([cancel(order, buyer), cancel(order, buyer), cancel(order, buyer)]);
    const cancelled = responses.filter(({ data }) => data.cancelOrder.order);
    expect(cancelled).toHaveLength(1);
    expect(cancelled[0].data.cancelOrder.order).toMatchObject({
      status_code: "refunded",
      refunds: [{ amount: { value: order.total } }],
    });
    expect(await refundsOf(order)).toMatchObject([
      { amount_cents: Math.round(order.total * 100), reason_key: "cancelled" },
    ]);
    const messages = await emailsTo(engine, buyer.email);
    expect(messages.filter(({ subject }) => subject.includes("is canceled"))).toHaveLength(1);
  });

  it("asks the store to return a check that has arrived", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    await move(engine, order.number, "TAKE_PAYMENT");
    expect((await cancel(order, buyer)).data.cancelOrder.order.status_code).toBe("refunded");
    const shop = (await emailsTo(engine, SHOP_EMAIL)).at(-1);
    expect(shop?.text_body).toContain(`Please send $${order.total.toFixed(2)} back by check.`);
  });

  it("asks the store to return only what was not refunded before", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    await move(engine, order.number, "TAKE_PAYMENT");
    await refund(engine, order.number, { adjustment: 5 });
    await cancel(order, buyer);
    const left = (order.total - 5).toFixed(2);
    const shop = (await emailsTo(engine, SHOP_EMAIL)).at(-1);
    expect(shop?.text_body).toContain(`Please send $${left} back by check.`);
    expect((await emailsTo(engine, buyer.email)).at(-1)?.text_body).toContain(
      `We're refunding $${left} to you.`,
    );
  });

  it("is no longer possible once production has started", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    await move(engine, order.number, "TAKE_PAYMENT");
    await move(engine, order.number, "START_PRODUCTION");
    const { data } = await cancel(order, buyer);
    expect(data.cancelOrder).toMatchObject({ order: null, errorV2: { code: "INVALID_ORDER_STATUS" } });
    expect(await refundsOf(order)).toEqual([]);
  });

  it("makes a personal coupon valid again", async () => {
    const buyer = await customer(engine);
    await engine.db
      .insertInto("personal_coupon")
      .values({
        code: "WELCOME10",
        store_code: "mpc",
        purpose: "test",
        email: buyer.email,
        mailbox: "her mailbox",
        customer_id: buyer.id,
        first_order_only: 0,
        order_id: null,
        created_at: new Date().toISOString(),
      })
      .execute();
    const cart = await readyCart(engine, buyer);
    await applyCoupon(engine, buyer, cart, "WELCOME10");
    const { data } = await place(engine, buyer, cart);
    const used = () =>
      engine.db
        .selectFrom("personal_coupon")
        .select("order_id")
        .where("code", "=", "WELCOME10")
        .executeTakeFirstOrThrow();
    expect((await used()).order_id).toBe(Number(data.placeOrder.orderV2.id));
    await cancel(data.placeOrder.orderV2, buyer);
    expect((await used()).order_id).toBeNull();
    await engine.db.deleteFrom("personal_coupon").where("code", "=", "WELCOME10").execute();
  });

  it("is only possible for its buyer: a foreign order gets the response of one that does not exist", async () => {
    const [buyer, stranger] = [await customer(engine), await customer(engine)];
    const order = await ordered(engine, buyer);
    const notFound = {
      order: null,
      errorV2: { code: "ORDER_NOT_FOUND", message: "We couldn't find that order." },
    };
    for (const id of [order.id, "999999", "x", ""]) {
      expect((await cancel({ id }, stranger)).data.cancelOrder).toEqual(notFound);
    }
    expect((await cancel(order)).errors?.[0].extensions.category).toBe("graphql-authorization");
    for (const sender of [stranger, {}]) {
      expect((await cancelByToken(order.token, sender)).data.cancelOrderByToken).toEqual(notFound);
    }
    expect((await cancelByToken("A".repeat(32), buyer)).data.cancelOrderByToken).toEqual(notFound);
    expect((await cancelByToken(order.token, buyer)).data.cancelOrderByToken.order.status_code).toBe(
      "cancelled",
    );
  });

  it("works for a guest with the order's token", async () => {
    const order = await ordered(engine, guest());
    const { data } = await cancelByToken(order.token);
    expect(data.cancelOrderByToken.order).toMatchObject({ status_code: "cancelled", available_actions: [] });
  });

  it("requires a readable reason", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    for (const reason of ["", "  ", "x".repeat(201), "a\u0000b"]) {
      expect((await cancel(order, buyer, reason)).errors?.[0].extensions.field).toBe("reason");
    }
  });
});
