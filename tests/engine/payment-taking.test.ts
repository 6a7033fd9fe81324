import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expireUnpaidOrders } from "~/engine/orders/expire-unpaid-orders";
import { receiptToken } from "~/engine/payments/payment-receipt";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { signToken } from "~/engine/shared/signed-token";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { giveGifts } from "./free-gifts";
import { type Order, orderOf } from "./paid-orders";
import { add, customer, designTag, guest, newCart, place, readCart, readyCart, tag } from "./shopper";

/** Payments that are late, duplicate, forged or missing, through either channel and in any order. */

const HOUR = 60 * 60 * 1000;

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function unpaidOrder(sender: Sender = guest(), payment = "sandbox_hosted") {
  const cartId = await readyCart(engine, sender, { payment });
  const { data } = await place(engine, sender, cartId);
  return { ...(await orderOf(engine, data.placeOrder.orderV2.number)), cartId };
}

let payments = 0;
function receiptFor(order: Pick<Order, "id" | "grand_total_cents">, cents = order.grand_total_cents) {
  payments += 1;
  return receiptToken.sign(engine.settings, {
    orderId: order.id,
    cents,
    reference: `test-payment-${payments}`,
  });
}

/** The provider's server notification. */
async function notice(receipt: unknown) {
  const response = await engine.rest("/rest/mpc/V1/payments/notice", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ receipt }),
  });
  return { status: response.status, body: await response.json() };
}

/** The shopper's return. */
async function comesBack(receipt: string): Promise<string> {
  const { data } = await engine.graphql(
    "mutation ($receipt: String!) { takePayment(receipt: $receipt) { outcome } }",
    { receipt },
  );
  return data.takePayment.outcome;
}

function paymentsOf({ id }: Pick<Order, "id">) {
  return engine.db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("reference")
    .execute();
}

function emailsBySubject(subject: string) {
  return engine.db.selectFrom("mail_outbox").select("recipient").where("subject", "=", subject).execute();
}

function release(token: string, sender: Sender = guest()) {
  return engine.graphql(
    "mutation ($token: String!) { releaseUnpaidOrder(order_token: $token) { cart_id user_errors { code } } }",
    { token },
    sender,
  );
}

/** Advances the clock by that many hours. */
function expire(hours: number) {
  clearMemoryCache(engine.db);
  const context = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} };
  return expireUnpaidOrders.run(context, new Date(Date.now() + hours * HOUR));
}

async function configured(key: string, value: string) {
  await engine.db.updateTable("configuration").set({ value }).where("key", "=", key).execute();
  clearMemoryCache(engine.db);
}

describe("a payment", () => {
  it.each(["notice first", "return first", "both at once"])("pays its order once: %s", async (which) => {
    const order = await unpaidOrder();
    const receipt = receiptFor(order);
    const ways = [() => notice(receipt), () => comesBack(receipt)];
    const inOrder = which === "return first" ? ways.toReversed() : ways;
    if (which === "both at once") await Promise.all([...ways, ...ways].map((way) => way()));
    else for (const way of [...inOrder, ...inOrder]) await way();
    expect(await orderOf(engine, order.number)).toMatchObject({ status: "processing" });
    expect(await paymentsOf(order)).toMatchObject([{ outcome: "paid", refund_reference: null }]);
    expect(await emailsBySubject(`Your order ${order.number}`)).toHaveLength(1);
    expect((await notice(receipt)).body.data).toEqual({ outcome: "PAID" });
  });

  it("made a second time is refunded, and its buyer is notified", async () => {
    const order = await unpaidOrder();
    const [first, second] = [receiptFor(order), receiptFor(order)];
    const outcomes = await Promise.all([comesBack(first), comesBack(second)]);
    expect(outcomes.toSorted()).toEqual(["PAID", "REFUNDED"]);
    expect(await comesBack(first)).toBe(outcomes[0]);
    expect(await comesBack(second)).toBe(outcomes[1]);
    const outcomesKept = (await paymentsOf(order)).map(({ outcome }) => outcome);
    expect(outcomesKept.toSorted()).toEqual(["paid", "refunded"]);
    const amount = `$${(order.grand_total_cents / 100).toFixed(2)}`;
    expect(await emailsBySubject(`Payment refunded: order ${order.number}`)).toHaveLength(1);
    expect((await emailsBySubject(`We're refunding ${amount}`)).length).toBeGreaterThan(0);
  });

  it("with a wrong amount is refunded and leaves the order unpaid", async () => {
    const order = await unpaidOrder();
    expect(await comesBack(receiptFor(order, order.grand_total_cents - 1))).toBe("REFUNDED");
    expect(await orderOf(engine, order.number)).toMatchObject({
      status: "pending_payment",
      payment_reference: null,
    });
    expect(await comesBack(receiptFor(order))).toBe("PAID");
  });

  it("that is forged, for another purpose or for no order changes nothing", async () => {
    const order = await unpaidOrder();
    const [body] = receiptFor(order).split(".");
    const claims = { orderId: order.id, cents: order.grand_total_cents, reference: "forged" };
    const forged = [
      "",
      "forged.receipt",
      `${body}.AAAA`,
      receiptToken.sign({ sessionSecret: "a secret that the shop does not have, long" }, claims),
      signToken(engine.settings, "sandbox-payment", claims),
      receiptFor({ id: 999_999, grand_total_cents: order.grand_total_cents }),
    ];
    for (const receipt of forged) {
      expect(await comesBack(receipt)).toBe("UNKNOWN");
      expect((await notice(receipt)).status).toBe(400);
    }
    for (const receipt of [null, 1, { order: 1 }]) expect((await notice(receipt)).status).toBe(400);
    expect(await orderOf(engine, order.number)).toMatchObject({ status: "pending_payment" });
    expect(await paymentsOf(order)).toEqual([]);
  });

  it("of an order on hold leaves it on hold, but paid", async () => {
    const order = await unpaidOrder();
    await engine.db
      .updateTable("sales_order")
      .set({ status: "on_hold" })
      .where("id", "=", order.id)
      .execute();
    expect(await comesBack(receiptFor(order))).toBe("PAID");
    expect(await orderOf(engine, order.number)).toMatchObject({
      status: "on_hold",
      payment_reference: expect.stringContaining("test-payment"),
    });
  });
});

describe("a late payment", () => {
  it("is refunded when the buyer has reopened the cart", async () => {
    const order = await unpaidOrder();
    await release(order.token);
    expect(await comesBack(receiptFor(order))).toBe("REFUNDED");
    expect(await orderOf(engine, order.number)).toMatchObject({
      status: "cancelled",
      payment_reference: null,
    });
    const { data } = await readCart(engine, guest(), order.cartId);
    expect(data.cart.total_quantity).toBe(1);
  });

  it("revives an order that the store had closed, and closes the cart", async () => {
    const order = await unpaidOrder();
    await expire(25);
    expect((await orderOf(engine, order.number)).status).toBe("cancelled");
    const receipt = receiptFor(order);
    expect(await Promise.all([comesBack(receipt), notice(receipt).then(({ status }) => status)])).toEqual([
      "PAID",
      200,
    ]);
    expect(await orderOf(engine, order.number)).toMatchObject({
      status: "processing",
      cart_id: order.cartId,
    });
    expect(await paymentsOf(order)).toMatchObject([{ outcome: "revived" }]);
    expect(await emailsBySubject(`Your order ${order.number}`)).toHaveLength(1);
    const again = await place(engine, guest(), order.cartId);
    expect(again.data.placeOrder.orderV2.number).toBe(order.number);
  });

  it("revives an order with its free gift, even if the store gives none any more", async () => {
    await giveGifts(engine, { amount: 10 });
    const order = await unpaidOrder();
    await expire(25);
    await giveGifts(engine, { status: "0", amount: 10 });
    expect(await comesBack(receiptFor(order))).toBe("PAID");
    const items = engine.db.selectFrom("sales_order_item").select("is_free_gift").orderBy("position");
    expect(await items.where("order_id", "=", order.id).execute()).toEqual([
      { is_free_gift: 0 },
      { is_free_gift: 1 },
    ]);
  });

  it("is refunded when the cart was changed since, or ordered again", async () => {
    const sender = guest();
    const [changed, reordered] = [await unpaidOrder(sender), await unpaidOrder(sender)];
    await expire(25);
    await add(engine, sender, changed.cartId, [tag(await designTag(engine, sender))]);
    await place(engine, sender, reordered.cartId);
    for (const order of [changed, reordered]) {
      expect(await comesBack(receiptFor(order))).toBe("REFUNDED");
      expect((await orderOf(engine, order.number)).status).toBe("cancelled");
    }
  });

  it("is refunded when its products are no longer sold", async () => {
    const order = await unpaidOrder();
    await expire(25);
    const tags = engine.db.updateTable("product").where("sku", "=", "pet-tag");
    await tags.set({ is_salable: 0 }).execute();
    expect(await comesBack(receiptFor(order))).toBe("REFUNDED");
    await tags.set({ is_salable: 1 }).execute();
  });
});

describe("a missing payment", () => {
  it("cancels the order after the configured time and returns the cart", async () => {
    await configured("unpaid_card_hours", "5");
    const [unpaid, paid, byCheck] = [
      await unpaidOrder(),
      await unpaidOrder(),
      await unpaidOrder(guest(), "checkmo"),
    ];
    await comesBack(receiptFor(paid));
    await expire(4);
    expect((await orderOf(engine, unpaid.number)).status).toBe("pending_payment");
    await Promise.all([expire(6), expire(6)]);
    expect(await orderOf(engine, unpaid.number)).toMatchObject({ status: "cancelled", cart_id: null });
    expect((await orderOf(engine, paid.number)).status).toBe("processing");
    expect((await orderOf(engine, byCheck.number)).status).toBe("pending_payment");
    expect((await readCart(engine, guest(), unpaid.cartId)).data.cart.total_quantity).toBe(1);
    await configured("unpaid_check_hours", "100");
    await expire(101);
    expect((await orderOf(engine, byCheck.number)).status).toBe("cancelled");
    expect(await emailsBySubject(`Your order ${byCheck.number} is closed`)).toHaveLength(1);
    await configured("unpaid_card_hours", "24");
  });

  it("returns the cart to its buyer once, for repeated requests", async () => {
    const sender = await customer(engine);
    const order = await unpaidOrder(sender);
    await expire(25);
    for (let time = 0; time < 2; time += 1) {
      expect((await release(order.token, sender)).data.releaseUnpaidOrder.cart_id).toBe(order.cartId);
    }
    for (const stranger of [guest(), await customer(engine)]) {
      const { data } = await release(order.token, stranger);
      expect(data.releaseUnpaidOrder).toMatchObject({
        cart_id: null,
        user_errors: [{ code: "ORDER_NOT_FOUND" }],
      });
    }
  });
});

// @specification §3 L107
describe("the payment methods", () => {
  async function methods() {
    const { data } = await engine.graphql(
      "query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code title note is_sandbox } } }",
      { id: await readyCart(engine, guest()) },
    );
    return data.cart.available_payment_methods;
  }

  // @specification §9 L309
  it("label the card as a test, and omit it in a store without test mode", async () => {
    expect(await methods()).toMatchObject([
      { code: "sandbox_hosted", is_sandbox: true, note: expect.stringContaining("no card is charged") },
      { code: "checkmo", title: "Check / Money order", is_sandbox: false, note: null },
    ]);
    await configured("payflowpro_sandbox_flag", "0");
    expect(await methods()).toHaveLength(2);
    await configured("authorizenet_sandbox_flag", "0");
    expect(await methods()).toMatchObject([{ code: "checkmo" }]);
    await configured("payflowpro_sandbox_flag", "1");
    await configured("authorizenet_sandbox_flag", "1");
  });

  it("label the check as paying later where configured", async () => {
    await configured("pay_later", "1");
    expect((await methods())[1]).toMatchObject({
      code: "checkmo",
      title: "Pay later by check / money order",
      note: expect.stringContaining("30 days"),
    });
    await configured("pay_later", "0");
  });
});

describe("an empty cart", () => {
  it("has no payment method", async () => {
    const { data } = await readCart(engine, guest(), await newCart(engine, guest()));
    expect(data.cart.available_payment_methods).toEqual([]);
  });
});
