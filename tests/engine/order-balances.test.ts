import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopDay } from "~/brand/shop-day";
import { eraseCustomer } from "~/engine/account-deletion/erase-customer";
import { decide, deliverAll, staffOrder } from "./atelier";
import { applyCard, giftCard, give, payWithCredit, payWithPoints, readBalances, there } from "./balances";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest, payBy, place, readyCart } from "./shopper";

/** A tag costs $12.99 before shipping and tax. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function placed(sender: Sender, cartId: string) {
  const { data } = await place(engine, sender, cartId);
  const { errors, orderV2 } = data.placeOrder;
  expect(errors).toEqual([]);
  return { ...orderV2, total: orderV2.total.grand_total.value, itemId: orderV2.items[0].id };
}

function cancel(id: string, sender: Sender) {
  return engine.graphql(
    'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "Changed my mind" }) { order { status_code } errorV2 { message } } }',
    { id },
    sender,
  );
}

function claim(token: string, itemId: string, sender: Sender) {
  return engine.graphql(
    `mutation ($input: ClaimOrderItemInput!) { claimOrderItem(input: $input) { items { claim { id } } } }`,
    {
      input: {
        order_token: token,
        order_item_id: itemId,
        reason: "DAMAGED",
        wish: "REFUND",
        message: "Bent.",
      },
    },
    sender,
  );
}

async function ordersOf(cartId: string) {
  return engine.db.selectFrom("sales_order").selectAll().where("cart_id", "=", cartId).execute();
}

describe("an order paid by balances", () => {
  test("needs no payment when they cover it, through to its emails", async () => {
    const owner = await customer(engine);
    await give(engine, owner, "credit", 10_000);
    await give(engine, owner, "points", 100);
    const card = await giftCard(engine, 300);
    const id = await readyCart(engine, owner);
    await payWithPoints(engine, owner, id, 100);
    await applyCard(engine, owner, id, card.code);
    await payWithCredit(engine, owner, id);
    await payBy(engine, owner, id, "free");
    const order = await placed(owner, id);
    expect(order).toMatchObject({
      total: 0,
      status_code: "processing",
      payment_methods: [{ type: "free", name: "No payment required" }],
    });
    const query = "{ customer { orders { items { total { grand_total_excl_tax { value } } } } } }";
    const { data } = await engine.graphql(query, {}, owner);
    expect(data.customer.orders.items[0].total.grand_total_excl_tax.value).toBe(0);
    const row = (await ordersOf(id))[0];
    const paid = row.balance_cents - 500 - 300;
    expect(await there(engine, owner, "points")).toBe(0);
    expect(await there(engine, card, "gift_card")).toBe(0);
    expect(await there(engine, owner, "credit")).toBe(10_000 - paid);
    const [message] = await emailsTo(engine, owner.email);
    for (const line of ["Reward points: −$5.00", `Gift card ending in ${card.codeEnding}: −$3.00`]) {
      expect(message.text_body).toContain(line);
    }
    expect(JSON.stringify(row) + message.text_body + message.html_body).not.toContain(card.code);
  });

  test("is placed once, and spends once", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const card = await giftCard(engine, 500);
    await applyCard(engine, sender, id, card.code);
    const responses = await Promise.all([1, 2, 3].map(() => place(engine, sender, id)));
    expect(new Set(responses.map(({ data }) => data.placeOrder.orderV2.number)).size).toBe(1);
    const entries = await engine.db
      .selectFrom("balance_entry")
      .innerJoin("balance", "balance.id", "balance_entry.balance_id")
      .select("amount")
      .where("gift_card_id", "=", card.id)
      .execute();
    expect(entries.map(({ amount }) => amount).sort()).toEqual([-500, 500]);
  });

  test("is not placed when a balance has decreased since it was shown, and nothing is half done", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const card = await giftCard(engine, 1000);
    await applyCard(engine, sender, id, card.code);
    const other = guest();
    const otherCart = await readyCart(engine, other);
    await applyCard(engine, other, otherCart, card.code);
    await placed(other, otherCart);
    await give(engine, await customer(engine), "credit", 1);
    const { data } = await place(engine, sender, id);
    expect(data.placeOrder).toMatchObject({
      orderV2: null,
      errors: [
        {
          code: "UNABLE_TO_PLACE_ORDER",
          message: `Unable to place order: the gift card ending in ${card.codeEnding} now has $0.00, less than before. Please check the new total and place your order again.`,
        },
      ],
    });
    expect(await ordersOf(id)).toEqual([]);
    expect((await readBalances(engine, sender, id)).data.cart.gift_cards).toMatchObject([
      { applied_amount: 0, remaining_amount: 0 },
    ]);
    await placed(sender, id);
    expect(await there(engine, card, "gift_card")).toBe(0);
  });

  test("never takes more than there is, from any number of carts at once", async () => {
    const card = await giftCard(engine, 2500);
    const shoppers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const sender = guest();
        const id = await readyCart(engine, sender);
        await applyCard(engine, sender, id, card.code);
        return { sender, id };
      }),
    );
    for (const { sender, id } of shoppers) {
      const { cart } = (await readBalances(engine, sender, id)).data;
      if (cart.prices.grand_total.value === 0) await payBy(engine, sender, id, "free");
    }
    const responses = await Promise.all(shoppers.map(({ sender, id }) => place(engine, sender, id)));
    const orders = (await Promise.all(shoppers.map(({ id }) => ordersOf(id)))).flat();
    const spent = orders.reduce((total, { balance_cents }) => total + balance_cents, 0);
    expect(responses.filter(({ data }) => data.placeOrder.orderV2 !== null)).toHaveLength(orders.length);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.length).toBeLessThan(shoppers.length);
    expect(await there(engine, card, "gift_card")).toBe(2500 - spent);
  });
});

describe("a balance payment is returned", () => {
  test("completely when the order is canceled", async () => {
    const owner = await customer(engine);
    await give(engine, owner, "credit", 200);
    await give(engine, owner, "points", 40);
    const card = await giftCard(engine, 300);
    const id = await readyCart(engine, owner);
    await applyCard(engine, owner, id, card.code);
    await payWithCredit(engine, owner, id);
    await payWithPoints(engine, owner, id);
    const order = await placed(owner, id);
    expect(await there(engine, owner, "credit")).toBe(0);
    await cancel(order.id, owner);
    await cancel(order.id, owner);
    expect(await there(engine, owner, "credit")).toBe(200);
    expect(await there(engine, owner, "points")).toBe(40);
    expect(await there(engine, card, "gift_card")).toBe(300);
    const message = (await emailsTo(engine, owner.email)).at(-1);
    expect(message?.text_body).toContain(
      "We've returned $7.00 to the gift cards, store credit or points you used.",
    );
  });

  test("completely when a payment is abandoned, and pays the cart again", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender, { payment: "sandbox_hosted" });
    const card = await giftCard(engine, 500);
    await applyCard(engine, sender, id, card.code);
    const order = await placed(sender, id);
    expect(await there(engine, card, "gift_card")).toBe(0);
    await engine.graphql(
      "mutation ($token: String!) { releaseUnpaidOrder(order_token: $token) { cart_id } }",
      { token: order.token },
      sender,
    );
    expect(await there(engine, card, "gift_card")).toBe(500);
    expect((await readBalances(engine, sender, id)).data.cart.gift_cards).toMatchObject([
      { applied_amount: 5 },
    ]);
    await placed(sender, id);
    expect(await there(engine, card, "gift_card")).toBe(0);
  });

  test("after the payment, when a line is refunded", async () => {
    const owner = await customer(engine);
    const card = await giftCard(engine, 1000);
    const id = await readyCart(engine, owner);
    await applyCard(engine, owner, id, card.code);
    const order = await placed(owner, id);
    await deliverAll(engine, order);
    const { data } = await claim(order.token, order.itemId, owner);
    await decide(engine, order.number, {
      claim_id: data.claimOrderItem.items[0].claim.id,
      decision: "REFUND",
    });
    const [refund] = await engine.db
      .selectFrom("order_refund")
      .selectAll()
      .where("order_id", "=", Number(order.id))
      .execute();
    const [row] = await ordersOf(id);
    expect(refund).toMatchObject({
      amount_cents: row.grand_total_cents + 1000,
      balance_cents: 1000,
    });
    expect(row.status).toBe("refunded");
    expect(await there(engine, card, "gift_card")).toBe(1000);
    const shop = (await emailsTo(engine, SHOP_EMAIL)).at(-1);
    expect(shop?.text_body).toContain(`Please send $${order.total.toFixed(2)} back by check.`);
  });

  test("also for an order paid by balances only, without a check to send", async () => {
    const sender = guest();
    const card = await giftCard(engine, 10_000);
    const id = await readyCart(engine, sender);
    await applyCard(engine, sender, id, card.code);
    await payBy(engine, sender, id, "free");
    const order = await placed(sender, id);
    await deliverAll(engine, order);
    const before = (await emailsTo(engine, SHOP_EMAIL)).length;
    const { data } = await claim(order.token, order.itemId, sender);
    await decide(engine, order.number, {
      claim_id: data.claimOrderItem.items[0].claim.id,
      decision: "REFUND",
    });
    expect((await ordersOf(id))[0].status).toBe("refunded");
    expect(await there(engine, card, "gift_card")).toBe(10_000);
    const since = (await emailsTo(engine, SHOP_EMAIL)).slice(before);
    expect(since.filter(({ subject }) => subject.startsWith("Refund to send"))).toEqual([]);
  });

  test("as points with their original expiry, but valid for 30 days at least", async () => {
    const owner = await customer(engine);
    const [soon, late] = [3, 90].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    await give(engine, owner, "points", 50, late);
    await give(engine, owner, "points", 30, soon);
    const id = await readyCart(engine, owner);
    await payWithPoints(engine, owner, id, 60);
    const order = await placed(owner, id);
    await cancel(order.id, owner);
    const { data } = await engine.graphql(
      "{ customer { reward_points { balance { points } expiring { points last_day } } } }",
      {},
      owner,
    );
    const inThirtyDays = shopDay(Date.now() + 30 * 86_400_000);
    expect(data.customer.reward_points.balance.points).toBe(80);
    expect(data.customer.reward_points.expiring).toEqual([
      { points: 30, last_day: inThirtyDays },
      { points: 50, last_day: shopDay(late) },
    ]);
  });

  test("unless its account was deleted; gift card payments are returned", async () => {
    const owner = await customer(engine);
    await give(engine, owner, "credit", 200);
    const card = await giftCard(engine, 300);
    const id = await readyCart(engine, owner);
    await applyCard(engine, owner, id, card.code);
    await payWithCredit(engine, owner, id);
    const order = await placed(owner, id);
    await engine.db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom("customer")
        .selectAll()
        .where("id", "=", owner.id)
        .executeTakeFirstOrThrow();
      await eraseCustomer(transaction, engine.settings, row);
    });
    const { data } = await engine.graphql(
      'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "Gone") { order { status_code } } }',
      { token: order.token },
    );
    expect(data.cancelOrderByToken.order.status_code).toBe("cancelled");
    expect(await there(engine, card, "gift_card")).toBe(300);
  });
});

test("staff see how everything was paid", async () => {
  const sender = guest();
  const card = await giftCard(engine, 500);
  const id = await readyCart(engine, sender);
  await applyCard(engine, sender, id, card.code);
  const order = await placed(sender, id);
  const { totals } = await staffOrder<{ totals: object[] }>(
    engine,
    order.number,
    "totals { label amount { value } }",
  );
  expect(totals).toContainEqual({
    label: `Gift card ending in ${card.codeEnding}`,
    amount: { value: -5 },
  });
});
