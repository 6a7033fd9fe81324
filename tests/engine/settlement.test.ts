import { afterAll, beforeAll, expect, it } from "vitest";
import { shopDay } from "~/brand/shop-day";
import { reconcilePayments } from "~/engine/payments/reconciliation/reconcile-payments";
import { balanceMovements } from "~/engine/reports/balance-movements";
import { journalLines } from "~/engine/reports/journal-lines";
import { providerEvents } from "~/engine/reports/provider-events";
import { salesEntries } from "~/engine/reports/sales-entries";
import { settlementDays } from "~/engine/reports/settlement-days";
import { journalReport, settlementReport } from "~/engine/reports/settlement-report";
import { move, ordered, refund as refundAmounts, type TestOrder } from "./atelier";
import { guest } from "./shopper";
import { openStripeShop, type StripeShop } from "./stripe-shop";

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());

function refund({ number }: TestOrder, dollars: number) {
  return refundAmounts(shop.engine, number, { adjustment: dollars });
}

function reconcile() {
  const { db, settings } = shop.engine;
  return reconcilePayments.run({ db, settings, storeCode: "mpc", wakeMail: () => {} }, new Date());
}

const period = () => {
  const today = shopDay(new Date());
  return { storeCode: "mpc", from: today, to: today };
};

/** The rows of one table of the report. */
async function table(index: number): Promise<string[][]> {
  const report = await settlementReport(shop.engine.db, period());
  return report
    .split("\r\n\r\n")
    [index].trim()
    .split("\r\n")
    .map((line) => line.split(","));
}

it("says what Stripe should pay out, with its fees once they are read", async () => {
  const [plain, refunded, disputed] = [
    await shop.paidOrder(),
    await shop.paidOrder(),
    await shop.paidOrder(),
  ];
  await refund(refunded, 5);
  await shop.work();
  const { payment_intent } = shop.stripe.state.sessionOf(disputed.number);
  shop.stripe.state.disputes.set("dp_1", {
    id: "dp_1",
    object: "dispute",
    amount: 1000,
    payment_intent: payment_intent ?? "",
    reason: "fraudulent",
    status: "needs_response",
    balance_transactions: [{ fee: 1500 }],
  });
  const byCheck = await ordered(shop.engine, guest());
  await move(shop.engine, byCheck.number, "TAKE_PAYMENT");

  expect((await table(0)).find(([, provider]) => provider === "stripe")?.at(-1)).toBe("4");
  await reconcile();
  const [head, ...rows] = await table(0);
  const row = Object.fromEntries(
    head.map((name, column) => [name, rows.find(([, provider]) => provider === "stripe")?.[column]]),
  );
  const captured = Math.round(plain.total * 100) * 3;
  const fees = 3 * (Math.round(plain.total * 100 * 0.029) + 30) + 1500;
  expect(row).toMatchObject({
    captured: (captured / 100).toFixed(2),
    fees: (fees / 100).toFixed(2),
    refunds: "5.00",
    disputes: "10.00",
    payout: ((captured - fees - 500 - 1000) / 100).toFixed(2),
    "fees unknown": "0",
  });
  expect(rows.find(([, provider]) => provider === "by-hand")).toMatchObject({ 2: byCheck.total.toFixed(2) });
  expect((await table(1)).filter(([, document]) => document === "invoice")).toHaveLength(4);
  expect((await table(1)).at(-1)).toMatchObject({ 1: "credit_memo", 7: "-5.00", 8: "-5.00" });
});

it("books sales, payments and balances so that debits equal credits, day by day", async () => {
  const { db } = shop.engine;
  const [sales, money, balances] = await Promise.all([
    salesEntries(db, period()),
    providerEvents(db, period()),
    balanceMovements(db, period()),
  ]);
  const lines = journalLines({ sales, money, balances });
  const totalOf = (account: string) =>
    lines.reduce(
      (total, line) => (line.account === account ? total + line.debitCents - line.creditCents : total),
      0,
    );
  expect(lines.reduce((total, { debitCents, creditCents }) => total + debitCents - creditCents, 0)).toBe(0);
  const stripe = settlementDays(money).find(({ provider }) => provider === "stripe");
  expect(totalOf("Stripe balance")).toBe(stripe?.payoutCents);
  expect(totalOf("Stripe receivable")).toBe(0);
  expect(totalOf("Disputed payments")).toBe(1000);
  const csv = await journalReport(db, period());
  expect(csv.split("\r\n")[0]).toBe("date,account,debit,credit,memo");
  expect(csv.trim().split("\r\n")).toHaveLength(lines.length + 1);
});

it("counts an inquiry as withdrawn only once it becomes a dispute", async () => {
  const order = await shop.paidOrder();
  const dispute = (status: string) => ({
    id: "dp_inquiry",
    object: "dispute" as const,
    amount: 700,
    payment_intent: shop.stripe.state.sessionOf(order.number).payment_intent,
    reason: "general",
    status,
  });
  const moved = async () =>
    (await providerEvents(shop.engine.db, period())).filter(({ cents }) => cents === 700);
  const emails = async () => {
    const sent = shop.engine.db.selectFrom("mail_outbox").select("subject").orderBy("id");
    return (await sent.where("subject", "like", `%order ${order.number}`).execute())
      .map(({ subject }) => subject.split(":")[0])
      .filter((subject) => /dispute|inquiry/i.test(subject));
  };
  const report = (type: string, status: string) =>
    shop.deliver(shop.stripe.event(`charge.dispute.${type}`, dispute(status)));

  await report("created", "warning_needs_response");
  await report("updated", "warning_under_review");
  expect(await moved()).toEqual([]);
  expect(await emails()).toEqual(["Inquiry about a payment"]);
  await report("updated", "needs_response");
  await report("updated", "under_review");
  expect((await moved()).map(({ kind }) => kind)).toEqual(["dispute"]);
  expect(await emails()).toEqual(["Inquiry about a payment", "Payment disputed"]);
  await report("closed", "won");
  expect((await moved()).map(({ kind }) => kind)).toEqual(["dispute", "dispute-won"]);
});

it("counts an inquiry that ends without a dispute in no column", async () => {
  const order = await shop.paidOrder();
  for (const status of ["warning_needs_response", "warning_closed"]) {
    const { payment_intent } = shop.stripe.state.sessionOf(order.number);
    const dispute = {
      id: "dp_closed",
      object: "dispute",
      amount: 711,
      payment_intent,
      reason: "general",
      status,
    };
    await shop.deliver(shop.stripe.event("charge.dispute.updated", dispute));
  }
  expect((await shop.state(order)).payment).toBe("captured");
  const events = await providerEvents(shop.engine.db, period());
  expect(events.filter(({ cents }) => cents === 711)).toEqual([]);
});

it("of another store or another day is empty", async () => {
  const { db } = shop.engine;
  for (const other of [
    { ...period(), storeCode: "neon" },
    { storeCode: "mpc", from: "2020-01-01", to: "2020-01-31" },
  ]) {
    expect(await salesEntries(db, other)).toEqual([]);
    expect(await providerEvents(db, other)).toEqual([]);
  }
});
