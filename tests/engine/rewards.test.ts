import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lastShopDay } from "~/brand/shop-day";
import { addEntry, bookExpired, consume } from "~/engine/balances/ledger";
import { type OrderRefund, whenOrderRefunded, whenOrderShipped } from "~/engine/orders/order-hooks";
import { bookExpiredPoints } from "~/engine/rewards/book-expired-points";
import { notifyExpiringPoints } from "~/engine/rewards/notify-expiring-points";
import { expiryOf } from "~/engine/rewards/reward-rules";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest, place, readyCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

type Customer = Awaited<ReturnType<typeof customer>>;

const REWARDS = `
  balance { points money { value } }
  balance_history { balance { points } change_reason date points_change }
  exchange_rates { earning { points currency_amount } redemption { points currency_amount } }
  subscription_status { balance_updates points_expiration_notifications }
  expiring { points last_day }
  loyalty { joined_at spent { value } level { name } next_level { name } missing { value } levels { name } }
`;

async function rewardsOf(sender: Sender) {
  const document = `{ customer { rewardInformation { available_amount } reward_points { ${REWARDS} } } }`;
  const { data } = await engine.graphql(document, {}, sender);
  return data.customer.reward_points;
}

async function pointsOf(sender: Sender): Promise<number> {
  return (await rewardsOf(sender)).balance.points;
}

/** An order with products worth that many cents, plus shipping and tax. */
async function order(sender: Sender, cents: number) {
  const { data } = await place(engine, sender, await readyCart(engine, sender));
  const totals = [
    { code: "subtotal", label: "Subtotal", cents: cents + 500 },
    { code: "discount", label: "Five dollars off", cents: -500 },
    { code: "shipping", label: "Shipping", cents: 695 },
    { code: "tax", label: "Tax", cents: 210 },
  ];
  return engine.db
    .updateTable("sales_order")
    .set({ totals: JSON.stringify(totals), grand_total_cents: cents + 695 + 210, status: "shipped" })
    .where("number", "=", data.placeOrder.orderV2.number)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Order = Awaited<ReturnType<typeof order>>;

function ship(shipped: Order) {
  return engine.db.transaction().execute((db) => whenOrderShipped(db, shipped, engine.settings));
}

async function shippedOrder(sender: Sender, cents: number): Promise<Order> {
  const placed = await order(sender, cents);
  await ship(placed);
  return placed;
}

let refunds = 0;
async function refund(refunded: Order, amountCents: number, isWhole = false): Promise<OrderRefund> {
  refunds += 1;
  const parts = { taxCents: 0, items: [], wholeLines: [] };
  const note = { id: refunds, amountCents, balanceCents: 0, ...parts, isWhole };
  await engine.db.transaction().execute((db) => whenOrderRefunded(db, refunded, note, engine.settings));
  return note;
}

function pointsAccount({ id }: Customer) {
  return { storeCode: "mpc", account: id, kind: "points" } as const;
}

let gifts = 0;
/** Adds points that expire at a time. */
async function give(buyer: Customer, amount: number, expiresAt: string): Promise<void> {
  gifts += 1;
  const reason = { reason: "A test gave them", reasonKey: `test:${gifts}` };
  await engine.db
    .transaction()
    .execute((db) => addEntry(db, { ...pointsAccount(buyer), ...reason, amount, expiresAt }));
}

function mutate(mutation: string, sender: Sender) {
  return engine.graphql(`mutation { ${mutation} { ${REWARDS} } }`, {}, sender);
}

async function wants(sender: Sender, changes: boolean, expiry: boolean): Promise<void> {
  const status = (wanted: boolean) => (wanted ? "SUBSCRIBED" : "NOT_SUBSCRIBED");
  await mutate(
    `updateRewardSubscription(input: {
      balance_updates: ${status(changes)}, points_expiration_notifications: ${status(expiry)}
    })`,
    sender,
  );
}

function runJob(job: typeof notifyExpiringPoints, now: Date): Promise<void> {
  const shop = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: vi.fn() };
  return job.run(shop, now);
}

describe("points of an order", () => {
  it("are earned when it ships: one per dollar paid for products", async () => {
    const buyer = await customer(engine);
    const placed = await order(buyer, 38_99);
    expect(await pointsOf(buyer)).toBe(0);
    await ship(placed);
    const rewards = await rewardsOf(buyer);
    expect(rewards.balance).toEqual({ points: 38, money: { value: 1.9 } });
    expect(rewards.balance_history).toEqual([
      {
        balance: { points: 38 },
        change_reason: `Earned with order ${placed.number}`,
        date: expect.stringMatching(/^20/),
        points_change: 38,
      },
    ]);
    expect(rewards.expiring).toEqual([{ points: 38, last_day: lastShopDay(expiryOf(new Date())) }]);
  });

  // @specification §3 L100
  // @specification §7 L239
  it("are available in customer.rewardInformation", async () => {
    const buyer = await customer(engine);
    await shippedOrder(buyer, 20_00);
    const { data } = await engine.graphql(
      "{ customer { rewardInformation { available_amount } } }",
      {},
      buyer,
    );
    expect(data.customer.rewardInformation.available_amount).toBe(20);
  });

  it("are earned once, however often and concurrently it is reported as shipped", async () => {
    const buyer = await customer(engine);
    const placed = await shippedOrder(buyer, 20_00);
    await Promise.all([ship(placed), ship(placed), ship(placed)]);
    expect(await pointsOf(buyer)).toBe(20);
  });

  it("are not earned for a guest's order", async () => {
    const placed = await shippedOrder(guest(), 20_00);
    const earnings = engine.db.selectFrom("reward_earning").select("points");
    expect(await earnings.where("order_id", "=", placed.id).execute()).toEqual([]);
  });

  it("are not earned for refunds before it shipped", async () => {
    const buyer = await customer(engine);
    const placed = await order(buyer, 30_00);
    await engine.db
      .insertInto("order_refund")
      .values({
        order_id: placed.id,
        reason_key: "test",
        amount_cents: 13_01,
        reference: "test",
        created_at: new Date().toISOString(),
      })
      .execute();
    await ship(placed);
    // 13.01 of 39.05 was refunded, so 9.99 of 30.00 for products.
    expect(await pointsOf(buyer)).toBe(20);
  });
});

describe("a refund", () => {
  it("of everything takes back all of the order's points", async () => {
    const buyer = await customer(engine);
    await shippedOrder(buyer, 10_00);
    const placed = await shippedOrder(buyer, 30_00);
    await refund(placed, 39_05, true);
    const rewards = await rewardsOf(buyer);
    expect(rewards.balance.points).toBe(10);
    expect(rewards.loyalty.spent.value).toBe(10);
    expect(rewards.balance_history[0]).toMatchObject({
      points_change: -30,
      change_reason: `Deducted for the refund of order ${placed.number}`,
    });
  });

  it("of a part takes back that part, and the next one the rest", async () => {
    const buyer = await customer(engine);
    const placed = await shippedOrder(buyer, 30_00);
    await refund(placed, 13_01);
    expect(await pointsOf(buyer)).toBe(21);
    expect((await rewardsOf(buyer)).loyalty.spent.value).toBe(20.01);
    await refund(placed, 26_04, true);
    expect(await pointsOf(buyer)).toBe(0);
  });

  it("takes no more than the balance when the points were spent", async () => {
    const buyer = await customer(engine);
    const placed = await shippedOrder(buyer, 30_00);
    const spent = { ...pointsAccount(buyer), amount: 25, reason: "Spent", reasonKey: `spent:${placed.id}` };
    await engine.db.transaction().execute((db) => consume(db, spent));
    await refund(placed, 39_05, true);
    expect(await pointsOf(buyer)).toBe(0);
  });

  it("of an order that never shipped changes nothing", async () => {
    const buyer = await customer(engine);
    await shippedOrder(buyer, 10_00);
    await refund(await order(buyer, 30_00), 39_05, true);
    expect(await pointsOf(buyer)).toBe(10);
  });
});

describe("loyalty levels", () => {
  it("result from the spending of twelve months, and state what is missing for the next", async () => {
    const buyer = await customer(engine);
    expect((await rewardsOf(buyer)).loyalty).toEqual({
      joined_at: null,
      spent: { value: 0 },
      level: { name: "Friend" },
      next_level: { name: "Companion" },
      missing: { value: 150 },
      levels: [{ name: "Friend" }, { name: "Companion" }, { name: "Family" }],
    });
    await shippedOrder(buyer, 160_00);
    expect((await rewardsOf(buyer)).loyalty).toMatchObject({
      level: { name: "Companion" },
      next_level: { name: "Family" },
      missing: { value: 240 },
    });
    await shippedOrder(buyer, 240_00);
    expect((await rewardsOf(buyer)).loyalty).toMatchObject({ level: { name: "Family" }, next_level: null });
  });

  it("earn more points for participants, from the next order on", async () => {
    const buyer = await customer(engine);
    await mutate("joinLoyalty", buyer);
    await shippedOrder(buyer, 160_00);
    expect(await pointsOf(buyer)).toBe(160);
    await shippedOrder(buyer, 100_00);
    expect(await pointsOf(buyer)).toBe(160 + 125);
    expect((await rewardsOf(buyer)).exchange_rates).toEqual({
      earning: { points: 125, currency_amount: 100 },
      redemption: { points: 100, currency_amount: 5 },
    });
  });

  it("earn nothing more for customers who have not joined", async () => {
    const buyer = await customer(engine);
    await shippedOrder(buyer, 160_00);
    await shippedOrder(buyer, 100_00);
    expect(await pointsOf(buyer)).toBe(260);
  });

  it("ignore spending more than a year ago", async () => {
    const buyer = await customer(engine);
    const old = await shippedOrder(buyer, 160_00);
    const longAgo = new Date();
    longAgo.setUTCDate(longAgo.getUTCDate() - 367);
    await engine.db
      .updateTable("reward_earning")
      .set({ earned_at: longAgo.toISOString() })
      .where("order_id", "=", old.id)
      .execute();
    expect((await rewardsOf(buyer)).loyalty).toMatchObject({
      level: { name: "Friend" },
      spent: { value: 0 },
    });
  });

  it("are joined once, and left without losing points", async () => {
    const buyer = await customer(engine);
    await shippedOrder(buyer, 10_00);
    const { data } = await mutate("joinLoyalty", buyer);
    const joinedAt = data.joinLoyalty.loyalty.joined_at;
    expect(joinedAt).toMatch(/^20/);
    const again = await mutate("joinLoyalty", buyer);
    expect(again.data.joinLoyalty.loyalty.joined_at).toBe(joinedAt);
    const left = await mutate("leaveLoyalty", buyer);
    expect(left.data.leaveLoyalty).toMatchObject({ balance: { points: 10 }, loyalty: { joined_at: null } });
  });
});

describe("expiring points", () => {
  const expiresAt = "2030-01-01T00:00:00.000Z";
  const before = new Date("2029-12-20T10:00:00Z");
  const after = new Date("2030-01-01T00:00:00Z");

  it("are booked once, and only the rest of them", async () => {
    const buyer = await customer(engine);
    await give(buyer, 40, expiresAt);
    await give(buyer, 7, "2031-01-01T00:00:00.000Z");
    const spent = { ...pointsAccount(buyer), amount: 15, reason: "Spent", reasonKey: `spent:${buyer.email}` };
    await engine.db.transaction().execute((db) => consume(db, spent));
    await runJob(bookExpiredPoints, before);
    expect(await pointsOf(buyer)).toBe(32);
    await Promise.all([runJob(bookExpiredPoints, after), runJob(bookExpiredPoints, after)]);
    const { balance, balance_history: history } = await rewardsOf(buyer);
    expect(balance.points).toBe(7);
    expect(history.map(({ points_change, change_reason }) => [points_change, change_reason])).toEqual([
      [-25, "Expired"],
      [-15, "Spent"],
      [7, "A test gave them"],
      [40, "A test gave them"],
    ]);
  });

  it("are announced in one email, by any number of processes", async () => {
    const buyer = await customer(engine);
    await give(buyer, 30, expiresAt);
    await give(buyer, 5, expiresAt);
    await runJob(notifyExpiringPoints, new Date("2029-11-20T00:00:00Z"));
    expect(await emailsTo(engine, buyer.email)).toEqual([]);
    await wants(buyer, false, true);
    await Promise.all([runJob(notifyExpiringPoints, before), runJob(notifyExpiringPoints, before)]);
    await runJob(notifyExpiringPoints, new Date("2029-12-30T10:00:00Z"));
    const [message, ...others] = await emailsTo(engine, buyer.email);
    expect(others).toEqual([]);
    expect(message.subject).toBe("35 points expire after December 31, 2029");
    expect(message.text_body).toContain("35 points, worth $1.75");
    expect(message.text_body).toContain("/customer/account/my-rewards/rewardpoints");
  });

  it("are announced again when others expire later", async () => {
    const buyer = await customer(engine);
    await give(buyer, 30, expiresAt);
    await runJob(notifyExpiringPoints, before);
    await give(buyer, 8, "2030-02-01T00:00:00.000Z");
    await runJob(notifyExpiringPoints, new Date("2030-01-15T00:00:00Z"));
    const messages = await emailsTo(engine, buyer.email);
    expect(messages.map(({ subject }) => subject)).toEqual([
      "30 points expire after December 31, 2029",
      "8 points expire after January 31, 2030",
    ]);
  });

  it("are not announced when they were spent, or when the email is off", async () => {
    const [spender, silent] = [await customer(engine), await customer(engine)];
    await wants(silent, true, false);
    await give(spender, 30, expiresAt);
    await give(silent, 30, expiresAt);
    await engine.db.transaction().execute((db) => bookExpired(db, pointsAccount(spender), "Gone", after));
    await runJob(notifyExpiringPoints, before);
    expect(await emailsTo(engine, spender.email)).toEqual([]);
    expect(await emailsTo(engine, silent.email)).toEqual([]);
  });
});

describe("emails about changes", () => {
  it("are sent only to customers who requested them", async () => {
    const [notified, unnotified] = [await customer(engine), await customer(engine)];
    expect((await rewardsOf(notified)).subscription_status).toEqual({
      balance_updates: "NOT_SUBSCRIBED",
      points_expiration_notifications: "SUBSCRIBED",
    });
    await wants(notified, true, true);
    const placed = await shippedOrder(notified, 1234_00);
    await shippedOrder(unnotified, 30_00);
    await refund(placed, 34_00);
    const about = (await emailsTo(engine, notified.email)).map(({ subject }) => subject);
    expect(about).toContain(`1,234 points for order ${placed.number}`);
    expect(about).toContain(`Points from order ${placed.number} taken back`);
    const others = (await emailsTo(engine, unnotified.email)).map(({ subject }) => subject);
    expect(others.filter((subject) => /point/i.test(subject))).toEqual([]);
  });
});

describe("the list of transactions", () => {
  const PAGE = `query ($size: Int, $page: Int) { customer { reward_points { transactions(pageSize: $size, currentPage: $page) {
    items { points_change balance { points } } total_count page_info { total_pages }
  } } } }`;

  it("has pages, newest first, each entry with the balance after it", async () => {
    const buyer = await customer(engine);
    for (const amount of [1, 2, 3]) await give(buyer, amount, "2031-01-01T00:00:00.000Z");
    const { data } = await engine.graphql(PAGE, { size: 2, page: 1 }, buyer);
    const { items, total_count, page_info } = data.customer.reward_points.transactions;
    expect(items.map((item) => [item.points_change, item.balance.points])).toEqual([
      [3, 6],
      [2, 3],
    ]);
    expect([total_count, page_info.total_pages]).toEqual([3, 2]);
  });

  it.each([
    [{ size: 101 }, "pageSize"],
    [{ size: 0 }, "pageSize"],
    [{ page: 0 }, "currentPage"],
  ])("rejects %o", async (variables, field) => {
    const { errors } = await engine.graphql(PAGE, variables, await customer(engine));
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field });
  });
});

describe("rewards", () => {
  // @specification §6 L209
  it("are private to each customer", async () => {
    const [one, other] = [await customer(engine), await customer(engine)];
    await shippedOrder(one, 160_00);
    await mutate("joinLoyalty", one);
    await wants(one, true, false);
    expect(await rewardsOf(other)).toMatchObject({
      balance: { points: 0 },
      balance_history: [],
      expiring: [],
      subscription_status: {
        balance_updates: "NOT_SUBSCRIBED",
        points_expiration_notifications: "SUBSCRIBED",
      },
      loyalty: { joined_at: null, spent: { value: 0 } },
    });
  });

  it.each([
    "joinLoyalty",
    "leaveLoyalty",
    "updateRewardSubscription(input: { balance_updates: SUBSCRIBED, points_expiration_notifications: SUBSCRIBED })",
  ])("are not available to guests: %s", async (mutation) => {
    const { errors } = await mutate(mutation, guest());
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  it("are deleted with the customer's account", async () => {
    const buyer = await customer(engine);
    await shippedOrder(buyer, 20_00);
    await mutate("joinLoyalty", buyer);
    await engine.db
      .updateTable("sales_order")
      .set({ customer_id: null })
      .where("customer_id", "=", buyer.id)
      .execute();
    await engine.db.deleteFrom("cart").where("customer_id", "=", buyer.id).execute();
    await engine.db.deleteFrom("design").where("customer_id", "=", buyer.id).execute();
    await engine.db.deleteFrom("customer").where("id", "=", buyer.id).execute();
    for (const table of ["reward_account", "reward_earning"] as const) {
      const rows = engine.db.selectFrom(table).select("customer_id").where("customer_id", "=", buyer.id);
      expect(await rows.execute()).toEqual([]);
    }
  });
});
