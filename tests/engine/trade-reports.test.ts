import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay, startOfShopDay } from "~/brand/shop-day";
import { move, ordered, refund, type TestOrder } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { guest } from "./shopper";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The reports of what was sold, designed and wasted; each test has days of its own. */

const EXPORT =
  "mutation ($kind: ReportKind!, $period: ReportPeriodInput!) { exportReport(kind: $kind, period: $period) { csv } }";
const SALES = "time orders pieces items { value } total { value } refunds { value }";

const today = shopDay(new Date());
const cents = ({ value }: Amount) => Math.round(value * 100);

let engine: EngineFixture;
let bookkeeper: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  bookkeeper = await staffMember(engine, "bookkeeper");
});
afterAll(() => engine.close());

interface Amount {
  value: number;
}

interface Sales {
  time: string;
  orders: number;
  pieces: number;
  items: Amount;
  total: Amount;
  refunds: Amount;
}

function daysAgo(count: number): string {
  return isoDay(dayOf(today) - count);
}

/** A minute before midnight at the shop, which is the next day in UTC. */
function eveningOf(day: string): string {
  return new Date(startOfShopDay(isoDay(dayOf(day) + 1)).getTime() - 60_000).toISOString();
}

function periodOf(from: string, to = from) {
  return { store_code: "mpc", from, to };
}

async function read<Result>(operation: string, fields: string, period: object): Promise<Result> {
  const query = `query ($period: ReportPeriodInput!) { ${operation}(period: $period) { ${fields} } }`;
  return resultOf<Result>(await callAdmin(engine, query, { period }, bookkeeper.token), operation);
}

async function exported(kind: string, period: object): Promise<string[][]> {
  const response = await callAdmin(engine, EXPORT, { kind, period }, bookkeeper.token);
  return parse(resultOf<{ csv: string }>(response, "exportReport").csv, { bom: true });
}

/** A paid order of mugs that was placed on the evening of a day. */
async function orderOn(day: string, quantity = 1): Promise<TestOrder & { row: number }> {
  const order = await ordered(engine, guest(), { quantity });
  await move(engine, order.number, "TAKE_PAYMENT");
  const { id } = await orderOf(engine, order.number);
  await change(id, { created_at: eveningOf(day) });
  return { ...order, row: id };
}

function change(
  id: number,
  columns: { created_at?: string; status?: string; additional_information?: string },
) {
  return engine.db.updateTable("sales_order").set(columns).where("id", "=", id).execute();
}

function changeItems(
  orderId: number,
  columns: { discount_cents?: number; design_id?: string; design_revision?: number },
) {
  return engine.db.updateTable("sales_order_item").set(columns).where("order_id", "=", orderId).execute();
}

test("sales count the paid orders of a day at the shop that are not canceled", async () => {
  const day = daysAgo(3);
  const orders = [await orderOn(day, 2), await orderOn(day)];
  await change((await orderOn(day)).row, { status: "cancelled" });
  await change((await orderOn(day)).row, { status: "pending_payment" });
  const [before, here] = await read<Sales[]>("salesReport", SALES, periodOf(daysAgo(4), day));
  expect(before).toMatchObject({ time: daysAgo(4), orders: 0, pieces: 0, total: { value: 0 } });
  expect(here).toMatchObject({ time: day, orders: 2, pieces: 3 });
  expect(cents(here.total)).toBe(Math.round((orders[0].total + orders[1].total) * 100));
});

test("items are after discounts", async () => {
  const day = daysAgo(6);
  const { row } = await orderOn(day);
  const [before] = await read<Sales[]>("salesReport", SALES, periodOf(day));
  await changeItems(row, { discount_cents: 150 });
  const [here] = await read<Sales[]>("salesReport", SALES, periodOf(day));
  expect(cents(here.items)).toBe(cents(before.items) - 150);
});

test("a refund counts on the day on which it was made", async () => {
  const day = daysAgo(8);
  const { number } = await orderOn(day);
  await refund(engine, number, { adjustment: 5 });
  const rows = await read<Sales[]>("salesReport", SALES, periodOf(day, today));
  expect(rows[0]).toMatchObject({ time: day, orders: 1, refunds: { value: 0 } });
  expect(rows.at(-1)).toMatchObject({ time: today, refunds: { value: 5 } });
});

test("what an order that was canceled gave back to balances is no refund", async () => {
  const { number, row } = await orderOn(daysAgo(18));
  const [before] = await read<Sales[]>("salesReport", SALES, periodOf(today));
  await refund(engine, number, { adjustment: 7 });
  await change(row, { status: "cancelled" });
  const [here] = await read<Sales[]>("salesReport", SALES, periodOf(today));
  expect(here.refunds).toEqual(before.refunds);
});

test("more than 62 days are reported by month", async () => {
  const [march, may] = ["2024-03-31", "2024-05-01"];
  await orderOn(march);
  await orderOn(may);
  const rows = await read<Sales[]>("salesReport", SALES, periodOf("2024-03-15", "2024-06-01"));
  expect(rows.map(({ time, orders }) => [time, orders])).toEqual([
    ["2024-03", 1],
    ["2024-04", 0],
    ["2024-05", 1],
    ["2024-06", 0],
  ]);
});

test("products are listed with their pieces, and exported", async () => {
  const day = daysAgo(10);
  await orderOn(day, 2);
  await orderOn(day);
  const { rows } = await read<{ rows: { sku: string; pieces: number; lines: number; items: Amount }[] }>(
    "productReport",
    "rows { sku pieces lines items { value } }",
    periodOf(day),
  );
  expect(rows).toMatchObject([{ pieces: 3, lines: 2 }]);
  const [head, line] = await exported("PRODUCTS", periodOf(day));
  expect(head).toEqual(["sku", "product", "order lines", "pieces", "items"]);
  expect([line[0], line[3], line[4]]).toEqual([rows[0].sku, "3", rows[0].items.value.toFixed(2)]);
});

test("orders count at their first source and at their campaign", async () => {
  const day = daysAgo(12);
  const attribution = { trafficSource: "Meta,organic", campaign: "fall-pets", affiliate: null };
  const said = { dropship: false, business: null, termsAcceptedAt: null, attribution };
  await change((await orderOn(day, 2)).row, { additional_information: JSON.stringify(said) });
  await orderOn(day);
  const { rows } = await read<{ rows: { kind: string; name: string | null; orders: number }[] }>(
    "sourceReport",
    "rows { kind name orders }",
    periodOf(day),
  );
  expect(rows).toEqual([
    { kind: "SOURCE", name: "Meta", orders: 1 },
    { kind: "SOURCE", name: null, orders: 1 },
    { kind: "CAMPAIGN", name: "fall-pets", orders: 1 },
  ]);
  expect((await exported("SOURCES", periodOf(day))).map(([kind, name]) => [kind, name])).toEqual([
    ["kind", "name"],
    ["source", "Meta"],
    ["source", "unknown"],
    ["campaign", "fall-pets"],
  ]);
});

test("a design counts as bought until its order is canceled", async () => {
  const day = daysAgo(14);
  const at = eveningOf(day);
  const design = { owner_hash: "0", customer_id: null, store_code: "mpc", sku: "photo-mug", revision: 1 };
  await engine.db
    .insertInto("design")
    .values(["bought", "kept"].map((id) => ({ ...design, id, created_at: at, updated_at: at })))
    .execute();
  const { row } = await orderOn(today);
  await changeItems(row, { design_id: "bought", design_revision: 1 });
  const report = () => read<object[]>("designReport", "sku designs purchased", periodOf(day));
  expect(await report()).toEqual([{ sku: "photo-mug", designs: 2, purchased: 1 }]);
  await change(row, { status: "cancelled" });
  expect(await report()).toEqual([{ sku: "photo-mug", designs: 2, purchased: 0 }]);
});

test("waste lists what was made again with its cost", async () => {
  const day = daysAgo(16);
  const { row, number } = await orderOn(day);
  const { id } = await engine.db
    .selectFrom("sales_order_item")
    .select("id")
    .where("order_id", "=", row)
    .executeTakeFirstOrThrow();
  const remake = { order_id: row, order_item_id: id, claim_id: null, kind: "waste" as const };
  await engine.db
    .insertInto("order_remake")
    .values([
      { ...remake, quantity: 2, reason: "Banding", cost_cents: 700, created_at: eveningOf(day) },
      { ...remake, quantity: 1, reason: "Ink", cost_cents: 100, created_at: eveningOf(daysAgo(17)) },
    ])
    .execute();
  const { rows } = await read<{ rows: object[] }>(
    "wasteReport",
    "rows { order_number kind pieces reason cost { value } }",
    periodOf(day),
  );
  expect(rows).toEqual([
    { order_number: number, kind: "waste", pieces: 2, reason: "Banding", cost: { value: 7 } },
  ]);
});

test.each(["salesReport", "designReport"])(
  "the %s of a store that somebody does not see is forbidden",
  async (operation) => {
    const { token } = await staffMember(engine, "bookkeeper", { storeCodes: ["neon"] });
    const query = `query ($period: ReportPeriodInput!) { ${operation}(period: $period) { __typename } }`;
    const { errors } = await callAdmin(engine, query, { period: periodOf(today) }, token);
    expect(errors?.[0].extensions.code).toBe("FORBIDDEN");
  },
);
