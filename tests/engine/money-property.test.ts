import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopDay } from "~/brand/shop-day";
import { creditMemoRows, creditMemoTotals } from "~/engine/invoices/draw-credit-memo";
import { viewOrder } from "~/engine/orders/view-orders";
import { reconcilePayments } from "~/engine/payments/reconciliation/reconcile-payments";
import { orderValue } from "~/engine/refunds/order-value";
import { readRefunds } from "~/engine/refunds/read-refunds";
import { balanceMovements } from "~/engine/reports/balance-movements";
import { journalLines } from "~/engine/reports/journal-lines";
import { providerEvents } from "~/engine/reports/provider-events";
import { salesEntries } from "~/engine/reports/sales-entries";
import { move, refund, type TestOrder } from "./atelier";
import { give, payWithCredit, payWithPoints } from "./balances";
import { emailsTo, SHOP_EMAIL } from "./emails";
import type { Sender } from "./engine-fixture";
import { cancelByToken, orderOf } from "./paid-orders";
import { customer, payBy, place, readyCart } from "./shopper";
import { openStripeShop, type StripeShop } from "./stripe-shop";

/**
 * After any orders, charges, refunds, disputes and cancellations the ledger, Stripe's records and the documents say the
 * same, to the cent.
 */

/** `MONEY_HISTORIES=1000 npx vitest run tests/engine/money-property.test.ts`: that many orders, however long it takes. */
const HISTORIES = Number(process.env.MONEY_HISTORIES || 0);
/** Without it no other order is begun after that. */
const MILLISECONDS = HISTORIES > 0 ? Number.POSITIVE_INFINITY : 5000;
const MAX_HISTORIES = 40;

let shops: StripeShop[];
beforeAll(async () => {
  shops = [await openStripeShop("order"), await openStripeShop("production")];
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

/** States of a dispute that has ended. */
const ENDED = ["won", "lost", "warning_closed"];
/** Of a dispute, in cents. */
const DISPUTED = 100;

const anyRefund = fc.record({
  kind: fc.constant("refund" as const),
  quantity: fc.nat(3),
  shipping: fc.constantFrom(0, 1.5, 6.95),
  adjustment: fc.constantFrom(0, 0.01, 3.33, 12),
});
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant("produce" as const) }),
  fc.record({ kind: fc.constant("work" as const) }),
  fc.record({ kind: fc.constant("cancel" as const) }),
  fc.record({
    kind: fc.constant("dispute" as const),
    status: fc.constantFrom("warning_needs_response", "warning_closed", "needs_response", "won", "lost"),
  }),
  anyRefund,
);
const anyOrder = fc.record({
  shop: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 3 }),
  creditCents: fc.constantFrom(0, 1001),
  points: fc.constantFrom(0, 77),
  isPaid: fc.constantFrom(true, true, true, false),
  steps: fc.array(anyStep, { maxLength: 6 }),
  /** Requested at the same time, after the steps. */
  atOnce: fc.array(fc.oneof(anyRefund, anyRefund, anyStep), { maxLength: 3 }),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

async function order(shop: StripeShop, buyer: Sender, { creditCents, points, quantity }: AnyOrder) {
  const { engine } = shop;
  const cart = await readyCart(engine, buyer, { quantity, payment: "stripe" });
  if (points > 0) await payWithPoints(engine, buyer, cart, points);
  if (creditCents > 0) await payWithCredit(engine, buyer, cart);
  await payBy(engine, buyer, cart, "stripe");
  const { data } = await place(engine, buyer, cart);
  const { id, number, token, total, items } = data.placeOrder.orderV2;
  return { id, number, token, total: total.grand_total.value, itemId: items[0].id };
}

async function take(shop: StripeShop, buyer: Sender, order: TestOrder, step: AnyOrder["steps"][number]) {
  const { engine, stripe } = shop;
  const session = stripe.state.sessionOf(order.number);
  if (step.kind === "work") return shop.work();
  if (step.kind === "cancel") return cancelByToken(engine, order.token, buyer);
  if (step.kind === "produce") return move(engine, order.number, "START_PRODUCTION");
  if (step.kind === "refund") {
    const { adjustment, quantity, shipping } = step;
    const items = [{ order_item_id: order.itemId, quantity }];
    return refund(engine, order.number, { items, shipping, adjustment });
  }
  const isCharged = session.payment_intent && stripe.state.intent(session.payment_intent).amount_received > 0;
  if (!isCharged) return;
  const dispute = {
    id: `dp_${order.number}`,
    object: "dispute" as const,
    amount: DISPUTED,
    payment_intent: session.payment_intent ?? "",
    reason: "fraudulent",
    status: step.status,
  };
  const earlier = stripe.state.disputes.get(dispute.id);
  if (earlier && ENDED.includes(earlier.status)) return;
  // An inquiry comes before a dispute, never after it.
  if (earlier?.status === "needs_response" && step.status.startsWith("warning")) return;
  stripe.state.disputes.set(dispute.id, dispute);
  return shop.deliver(stripe.event("charge.dispute.updated", dispute));
}

/** Compares what the store has recorded of the order with Stripe and with its documents. */
async function expectSame({ engine, stripe }: StripeShop, placed: TestOrder): Promise<void> {
  const { db } = engine;
  const row = await orderOf(engine, placed.number);
  const view = await viewOrder(db, row);
  const refunds = await readRefunds(db, [row.id]);
  const value = orderValue(view.items, view.totals);
  const worth = value.lines.reduce((total, { amountCents, taxCents }) => total + amountCents + taxCents, 0);
  expect(worth + value.shippingCents + value.shippingTaxCents).toBe(
    row.grand_total_cents + row.balance_cents,
  );

  const balances = await db.selectFrom("order_balance").selectAll().where("order_id", "=", row.id).execute();
  const returned = balances.reduce((total, { returned_cents }) => total + returned_cents, 0);
  const toBalances = refunds.reduce((total, { balance_cents }) => total + balance_cents, 0);
  const isPaid = row.payment_reference !== null;
  expect(returned).toBe(isPaid ? toBalances : row.status === "cancelled" ? row.balance_cents : 0);

  const { payment_intent } = stripe.state.sessionOf(placed.number);
  const intent = payment_intent ? stripe.state.intent(payment_intent) : null;
  const refunded = refunds.reduce((total, { amount_cents }) => total + amount_cents, 0) - toBalances;
  const atStripe = intent ? stripe.state.refundsOf(intent.id) : [];
  const refundedAtStripe = atStripe.reduce((total, { amount }) => total + amount, 0);
  if (intent?.status === "succeeded") {
    expect([intent.amount_received, refundedAtStripe]).toEqual([row.grand_total_cents, refunded]);
  } else {
    expect([refundedAtStripe, refunded]).toEqual([
      0,
      intent?.status === "canceled" ? row.grand_total_cents : 0,
    ]);
  }

  const invoices = db.selectFrom("sales_invoice").selectAll().where("order_id", "=", row.id);
  expect(await invoices.execute()).toHaveLength(isPaid ? 1 : 0);
  for (const refund of refunds) {
    expect(refund.memo_number).not.toBeNull();
    const totals = creditMemoTotals(refund, view);
    const whole = totals.find(({ isBold }) => isBold)?.cents ?? 0;
    const at = totals.findIndex(({ isBold }) => isBold);
    const parts = [...creditMemoRows(refund, view), ...totals.slice(0, at)];
    expect(parts.reduce((total, { cents }) => total + (cents ?? 0), 0)).toBe(whole);
    expect(totals.slice(at + 1).reduce((total, { cents }) => total + cents, 0)).toBe(whole);
  }
}

/** The journal is balanced, what buyers owe in it is what is not charged yet, and Stripe has what it says. */
async function expectBalancedBooks({ engine, stripe }: StripeShop): Promise<void> {
  const today = shopDay(new Date());
  const period = { storeCode: "mpc", from: today, to: today };
  const [sales, money, balances] = await Promise.all([
    salesEntries(engine.db, period),
    providerEvents(engine.db, period),
    balanceMovements(engine.db, period),
  ]);
  const lines = journalLines({ sales, money, balances });
  const totalOf = (account?: string) =>
    lines
      .filter((line) => account === undefined || line.account === account)
      .reduce((total, { creditCents, debitCents }) => total + debitCents - creditCents, 0);
  expect(totalOf()).toBe(0);
  const intents = [...stripe.state.intents.values()];
  const reserved = intents.filter(({ status }) => status === "requires_capture");
  expect(totalOf("Stripe receivable")).toBe(reserved.reduce((total, { amount }) => total + amount, 0));
  const received = intents.reduce((total, { amount_received }) => total + amount_received, 0);
  const refunded = intents
    .flatMap(({ id }) => stripe.state.refundsOf(id))
    .reduce((total, { amount }) => total + amount, 0);
  const disputes = [...stripe.state.disputes.values()];
  const withdrawn = disputes.filter(({ status }) => status === "needs_response" || status === "lost");
  expect(totalOf("Stripe balance")).toBe(received - refunded - DISPUTED * withdrawn.length);
}

it(
  "ledger, payment service and documents agree after anything that happens to orders",
  async () => {
    const start = performance.now();
    let histories = 0;
    await fc.assert(
      fc.asyncProperty(anyOrder, async (any) => {
        if (performance.now() - start > MILLISECONDS) return;
        const shop = shops[any.shop];
        const buyer = await customer(shop.engine);
        if (any.creditCents > 0) await give(shop.engine, buyer, "credit", any.creditCents);
        if (any.points > 0) await give(shop.engine, buyer, "points", any.points);
        const placed = await order(shop, buyer, any);
        await shop.start(placed);
        if (any.isPaid) {
          shop.stripe.state.pay(shop.stripe.state.sessionOf(placed.number));
          await shop.comeBack(placed);
        }
        for (const step of any.steps) await take(shop, buyer, placed, step);
        await Promise.all(any.atOnce.map((step) => take(shop, buyer, placed, step)));
        await shop.work();
        await expectSame(shop, placed);
        await expectBalancedBooks(shop);
        histories += 1;
      }),
      { numRuns: HISTORIES || MAX_HISTORIES, endOnFailure: true },
    );
    expect(histories).toBeGreaterThan(0);
    for (const { engine } of shops) {
      const { db, settings } = engine;
      await reconcilePayments.run({ db, settings, storeCode: "mpc", wakeMail: () => {} }, new Date());
      const emails = await emailsTo(engine, SHOP_EMAIL);
      expect(emails.filter(({ subject }) => /^Payments to check|failed/.test(subject))).toEqual([]);
    }
  },
  60_000 + HISTORIES * 5_000,
);
