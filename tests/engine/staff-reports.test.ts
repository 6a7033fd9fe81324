import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay } from "~/brand/shop-day";
import { move, ordered, refund, type TestOrder } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { guest } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The reports in /admin. */

const TAX =
  "query ($period: ReportPeriodInput!) { taxReport(period: $period) { region level name taxable { value } tax { value } } }";
const SETTLEMENT = `query ($period: ReportPeriodInput!) { settlementReport(period: $period) {
  payouts { day provider captured { value } payout { value } } sales { day invoices credit_memos tax { value } total { value } }
  liabilities { kind amount { value } } } }`;
const JOURNAL =
  "query ($period: ReportPeriodInput!) { journalReport(period: $period) { is_truncated lines { account debit { value } credit { value } } } }";
const EXPORT =
  "mutation ($kind: ReportKind!, $period: ReportPeriodInput!) { exportReport(kind: $kind, period: $period) { csv } }";

interface Amount {
  value: number;
}

const today = shopDay(new Date());
const period = { store_code: "mpc", from: today, to: today };
const cents = ({ value }: Amount) => Math.round(value * 100);
const totalOf = (amounts: Amount[]) => amounts.reduce((total, amount) => total + cents(amount), 0);

let engine: EngineFixture;
let bookkeeper: TestStaff;
let order: TestOrder;
beforeAll(async () => {
  engine = await openFixture();
  bookkeeper = await staffMember(engine, "bookkeeper");
  order = await ordered(engine, guest());
  await move(engine, order.number, "TAKE_PAYMENT");
  await refund(engine, order.number, { adjustment: 5 });
});
afterAll(() => engine.close());

async function read<Result>(query: string, operation: string): Promise<Result> {
  return resultOf(await callAdmin(engine, query, { period }, bookkeeper.token), operation);
}

async function exported(kind: string): Promise<string[][]> {
  const response = await callAdmin(engine, EXPORT, { kind, period }, bookkeeper.token);
  return parse(resultOf<{ csv: string }>(response, "exportReport").csv, { bom: true });
}

test("sales tax adds up to that of the order, on the page and in the download", async () => {
  const rows = await read<{ region: string; name: string; tax: Amount }[]>(TAX, "taxReport");
  const { totals } = await orderOf(engine, order.number);
  const lines: { code: string; cents: number }[] = JSON.parse(totals);
  const tax = lines.find(({ code }) => code === "tax")?.cents ?? 0;
  expect(tax).toBeGreaterThan(0);
  expect(totalOf(rows.map((row) => row.tax))).toBe(tax);
  const [head, ...cells] = await exported("TAX");
  expect(head).toEqual(["state", "level", "jurisdiction", "taxable", "exempt", "tax"]);
  expect(cells.map(([region, , name, , , amount]) => [region, name, amount])).toEqual(
    rows.map((row) => [row.region, row.name, row.tax.value.toFixed(2)]),
  );
});

test("the settlement has the day's payouts, documents and liabilities", async () => {
  const { payouts, sales } = await read<{
    payouts: { provider: string; captured: Amount; payout: Amount }[];
    sales: { invoices: number; credit_memos: number; total: Amount }[];
  }>(SETTLEMENT, "settlementReport");
  expect(payouts).toMatchObject([{ provider: "by-hand", captured: { value: order.total } }]);
  expect(sales).toMatchObject([{ day: today, invoices: 1, credit_memos: 1 }]);
  expect(cents(sales[0].total)).toBe(Math.round(order.total * 100) - 500);
  expect((await exported("PAYOUTS"))[1].slice(0, 3)).toEqual([today, "by-hand", order.total.toFixed(2)]);
  expect((await exported("SALES")).map(([, kind]) => kind)).toEqual(["document", "invoice", "credit_memo"]);
  expect((await exported("LIABILITIES"))[0]).toEqual(["liability", "at the end of", "amount"]);
});

test("the journal balances", async () => {
  const { is_truncated, lines } = await read<{
    is_truncated: boolean;
    lines: { account: string; debit: Amount; credit: Amount }[];
  }>(JOURNAL, "journalReport");
  expect(is_truncated).toBe(false);
  expect(lines.map(({ account }) => account)).toContain("Sales tax payable");
  expect(totalOf(lines.map(({ debit }) => debit))).toBe(totalOf(lines.map(({ credit }) => credit)));
  expect(await exported("JOURNAL")).toHaveLength(lines.length + 1);
});

test("a download is recorded with its days and its store", async () => {
  await exported("TAX");
  const entries = await auditOf(engine, "report.export");
  expect(entries.at(-1)).toMatchObject({
    admin_user_id: bookkeeper.id,
    subject_type: "report",
    subject_id: `tax ${today} ${today}`,
    store_code: "mpc",
  });
});

describe("a period", () => {
  const yearBefore = isoDay(dayOf(today) - 366);

  test.each([
    ["without its first day", { from: "yesterday" }, "from"],
    ["with a day that does not exist", { to: "2026-02-30" }, "to"],
    ["that ends before it begins", { from: "2026-02-02", to: "2026-02-01" }, "to"],
    ["of more than a year", { from: yearBefore }, "from"],
  ])("%s is rejected at its field", async (_what, change, field) => {
    const { errors } = await callAdmin(engine, TAX, { period: { ...period, ...change } }, bookkeeper.token);
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field });
  });

  test.each([TAX, SETTLEMENT, JOURNAL])(
    "of a store that somebody does not see is forbidden",
    async (query) => {
      const { token } = await staffMember(engine, "bookkeeper", { storeCodes: ["neon"] });
      const { errors } = await callAdmin(engine, query, { period }, token);
      expect(errors?.[0].extensions.code).toBe("FORBIDDEN");
    },
  );

  test("of a store that somebody does not see is not downloaded either", async () => {
    const { token, id } = await staffMember(engine, "bookkeeper", { storeCodes: ["neon"] });
    const { errors } = await callAdmin(engine, EXPORT, { kind: "TAX", period }, token);
    expect(errors?.[0].extensions.code).toBe("FORBIDDEN");
    const entries = await auditOf(engine, "report.export");
    expect(entries.filter(({ admin_user_id }) => admin_user_id === id)).toEqual([]);
  });
});
