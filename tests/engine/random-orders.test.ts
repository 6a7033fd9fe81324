import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Connection } from "~/engine/database/schema";
import { closeUnpaidOrder, hasCart } from "~/engine/orders/close-unpaid-order";
import { lockOrder, takeStep } from "~/engine/orders/order-step";
import { refundOrder } from "~/engine/refunds/refund-order";
import { freeAmount } from "~/engine/refunds/refund-parts";
import { leftToRefund } from "~/engine/refunds/refund-split";
import { applyCard, giftCard, give, payWithCredit, payWithPoints, readBalances, there } from "./balances";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { applyCoupon, customer, payBy, place, readyCart } from "./shopper";

/** Invariant for any sequence of orders, cancellations and refunds: balances are neither lost nor created. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const START = { credit: 5000, points: 700, card: 4000 };
const PAYMENTS = ["sandbox_hosted", "checkmo"];

interface World {
  owner: Sender & { id: number };
  cards: { id: number; code: string }[];
}

const anyOrder = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  coupon: fc.boolean(),
  points: fc.option(fc.integer({ min: 1, max: 400 })),
  maximum: fc.boolean(),
  cards: fc.subarray([0, 1]),
  credit: fc.boolean(),
  payment: fc.constantFrom(...PAYMENTS),
  /** How it ends: refunds in per mille of the amount left, after it is paid. */
  end: fc.constantFrom("stays", "given up", "refunded"),
  refunds: fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 3 }),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

async function world(): Promise<World> {
  const owner = await customer(engine);
  await give(engine, owner, "credit", START.credit);
  await give(engine, owner, "points", START.points, new Date(Date.now() + 86_400_000 * 90).toISOString());
  return { owner, cards: [await giftCard(engine, START.card), await giftCard(engine, START.card)] };
}

async function order({ owner, cards }: World, wanted: AnyOrder): Promise<number> {
  const id = await readyCart(engine, owner, { quantity: wanted.quantity, payment: wanted.payment });
  if (wanted.coupon) await applyCoupon(engine, owner, id, "WELCOME10");
  if (wanted.maximum) await payWithPoints(engine, owner, id);
  else if (wanted.points) await payWithPoints(engine, owner, id, wanted.points);
  for (const index of wanted.cards) await applyCard(engine, owner, id, cards[index].code);
  if (wanted.credit) await payWithCredit(engine, owner, id);
  const { cart } = (await readBalances(engine, owner, id)).data;
  const method = cart.available_payment_methods.some(({ code }) => code === "free") ? "free" : wanted.payment;
  await payBy(engine, owner, id, method);
  const { data } = await place(engine, owner, id);
  expect(data.placeOrder.errors).toEqual([]);
  const total = data.placeOrder.orderV2.total.grand_total.value;
  expect(total).toBe(cart.prices.grand_total.value);
  return Number(data.placeOrder.orderV2.id);
}

/** Ends the order as requested, as far as its state allows. */
async function end(orderId: number, { end: wish, refunds }: AnyOrder): Promise<void> {
  if (wish === "stays") return;
  await engine.db.transaction().execute(async (transaction) => {
    const found = await lockOrder(transaction, orderId);
    if (!found) throw new Error("There is no such order.");
    if (wish === "given up" && hasCart(found))
      return closeUnpaidOrder(transaction, engine.settings, found, "buyer");
    let current = await takeStep(transaction, found, {
      to: "processing",
      kind: "paid",
      payment_reference: found.grand_total_cents > 0 ? "card-1" : null,
    });
    for (const [index, share] of refunds.entries()) {
      const before = await refundsOf(orderId, transaction);
      const left = leftToRefund(current, before);
      const subtotal = left.paymentCents + left.balanceCents;
      const cents = Math.ceil((subtotal * share) / 1000);
      if (cents === 0) return;
      const refunded = await refundOrder(transaction, engine.settings, current, {
        request: freeAmount(cents),
        reasonKey: `test-${index}`,
      });
      expect(refunded.split.paymentCents).toBe(Math.min(cents, left.paymentCents));
      current = refunded.order;
    }
  });
}

function refundsOf(orderId: number, db: Connection = engine.db) {
  return db.selectFrom("order_refund").selectAll().where("order_id", "=", orderId).execute();
}

/** The part of a balance held by orders, in its own unit. */
async function kept(kind: "credit" | "points" | "gift_card", account: number): Promise<number> {
  const { subtotal } = await engine.db
    .selectFrom("order_balance")
    .innerJoin("balance", "balance.id", "order_balance.balance_id")
    .select(({ eb, fn }) =>
      fn.sum<number | null>(eb("amount", "-", eb.ref("returned_amount"))).as("subtotal"),
    )
    .where("kind", "=", kind)
    .where(kind === "gift_card" ? "gift_card_id" : "customer_id", "=", account)
    .executeTakeFirstOrThrow();
  return Number(subtotal ?? 0);
}

async function balancesFit({ owner, cards }: World): Promise<void> {
  const accounts = [
    { kind: "credit", account: owner, start: START.credit },
    { kind: "points", account: owner, start: START.points },
    ...cards.map((account) => ({ kind: "gift_card" as const, account, start: START.card })),
  ] as const;
  for (const { kind, account, start } of accounts) {
    const left = await there(engine, account, kind);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + (await kept(kind, account.id))).toBe(start);
  }
}

/** Checks that an order's lines add up to payment and balances, to the cent. */
async function orderFits(orderId: number): Promise<void> {
  const row = await engine.db
    .selectFrom("sales_order")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const lines: { code: string; cents: number }[] = JSON.parse(row.totals);
  const parts = lines.slice(0, -1).reduce((subtotal, { cents }) => subtotal + cents, 0);
  expect(parts).toBe(row.grand_total_cents);
  expect(row.grand_total_cents).toBeGreaterThanOrEqual(0);
  const paid = await engine.db
    .selectFrom("order_balance")
    .selectAll()
    .where("order_id", "=", orderId)
    .execute();
  expect(paid.reduce((subtotal, { cents }) => subtotal + cents, 0)).toBe(row.balance_cents);
  const refunds = await refundsOf(orderId);
  const back = refunds.reduce((subtotal, { balance_cents }) => subtotal + balance_cents, 0);
  const returned = paid.reduce((subtotal, { returned_cents }) => subtotal + returned_cents, 0);
  expect(returned).toBe(row.status === "cancelled" ? row.balance_cents : back);
  if (row.status === "refunded") {
    const total = refunds.reduce((subtotal, { amount_cents }) => subtotal + amount_cents, 0);
    expect(total).toBe(row.grand_total_cents + row.balance_cents);
  }
}

test("balances and orders match after any orders and cancellations", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 4 }), async (wishes) => {
      const here = await world();
      for (const wish of wishes) {
        const id = await order(here, wish);
        await orderFits(id);
        await end(id, wish);
        await orderFits(id);
        await balancesFit(here);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);
