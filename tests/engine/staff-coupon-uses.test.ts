import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopDay } from "~/brand/shop-day";
import type { NewRow } from "~/engine/database/schema";
import { couponReport } from "~/engine/reports/coupon-report";
import { randomId } from "~/engine/shared/secrets";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { applyCoupon, guest, place, readyCart } from "./shopper";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Uses of coupons as /admin counts and reports them. */

const TODAY = shopDay(new Date());
/** Midnight may pass while the tests run. */
const TOMORROW = shopDay(new Date(Date.now() + 24 * 60 * 60 * 1000));
const PERIOD = { storeCode: "mpc", from: TODAY, to: TOMORROW };
/** Orders that one statement inserts. */
const BATCH = 200;

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

async function coupon(code: string, is_personal = 0): Promise<void> {
  await engine.db
    .insertInto("coupon")
    .values({
      code,
      store_code: "mpc",
      label: code,
      percent_basis_points: 1000,
      amount_cents: 0,
      minimum_subtotal_cents: 0,
      is_personal,
    })
    .execute();
}

async function ordered(code?: string) {
  const sender = guest();
  const id = await readyCart(engine, sender);
  if (code) await applyCoupon(engine, sender, id, code);
  const { data } = await place(engine, sender, id);
  return orderOf(engine, data.placeOrder.orderV2.number);
}

/** Records that many orders with the coupon, copies of one. */
async function use(code: string, times: number, revenue_cents = 900): Promise<void> {
  const { id: _id, ...order } = await ordered();
  for (let made = 0; made < times; made += BATCH) {
    const copies = Array.from({ length: Math.min(BATCH, times - made) }, () => ({
      ...order,
      number: randomId(),
      token: randomId(),
      cart_id: null,
    }));
    const ids = await engine.db.insertInto("sales_order").values(copies).returning("id").execute();
    const uses: NewRow<"coupon_use">[] = ids.map(({ id }) => ({
      order_id: id,
      store_code: "mpc",
      code,
      mailbox: "",
      discount_cents: 100,
      revenue_cents,
      used_at: new Date().toISOString(),
    }));
    await engine.db.insertInto("coupon_use").values(uses).execute();
  }
}

async function readCoupon(code: string) {
  const query = 'query ($code: String!) { coupon(store_code: "mpc", code: $code) { uses has_more_uses } }';
  return resultOf<object>(await callAdmin(engine, query, { code }, manager.token), "coupon");
}

async function exportedUses(code: string): Promise<string | undefined> {
  const mutation = "mutation ($search: String) { exportCoupons(filter: { search: $search }) { csv } }";
  const { csv } = resultOf<{ csv: string }>(
    await callAdmin(engine, mutation, { search: code }, manager.token),
    "exportCoupons",
  );
  const [head, row] = csv.trim().split("\r\n");
  return row.split(",")[head.split(",").indexOf("uses")];
}

describe("the uses of a coupon", () => {
  test("are counted up to 1,000", async () => {
    await coupon("POPULAR");
    await use("POPULAR", 1000);
    expect(await readCoupon("POPULAR")).toMatchObject({ uses: 1000, has_more_uses: false });
    expect(await exportedUses("POPULAR")).toBe("1000");
    await use("POPULAR", 2);
    expect(await readCoupon("POPULAR")).toMatchObject({ uses: 1000, has_more_uses: true });
    expect(await exportedUses("POPULAR")).toBe("1000+");
  });

  test("are those of its own code", async () => {
    await coupon("QUIET");
    await coupon("QUIETER");
    await use("QUIET", 3);
    expect(await readCoupon("QUIET")).toMatchObject({ uses: 3, has_more_uses: false });
    expect(await readCoupon("QUIETER")).toMatchObject({ uses: 0, has_more_uses: false });
  });
});

describe("the report of coupons", () => {
  const REPORT = `query ($period: ReportPeriodInput!) { couponReport(period: $period) {
    rows { code uses discount { value } revenue { value } } is_truncated } }`;
  const read = async (from: string, to: string) =>
    resultOf<{ rows: { code: string | null }[]; is_truncated: boolean }>(
      await callAdmin(engine, REPORT, { period: { store_code: "mpc", from, to } }, manager.token),
      "couponReport",
    );

  test("has uses, discount and revenue by code", async () => {
    await coupon("REPORTED");
    const { id } = await ordered("REPORTED");
    const used = await engine.db
      .selectFrom("coupon_use")
      .selectAll()
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    const { rows, is_truncated } = await read(TODAY, TOMORROW);
    expect(is_truncated).toBe(false);
    expect(rows).toContainEqual({
      code: "REPORTED",
      uses: 1,
      discount: { value: used.discount_cents / 100 },
      revenue: { value: used.revenue_cents / 100 },
    });
    expect(await read("2020-01-01", "2020-01-31")).toEqual({ rows: [], is_truncated: false });
  });

  test("has the coupons that were issued to one person in one row", async () => {
    for (const code of ["PET-AAAAABBBBB", "PET-CCCCCDDDDD"]) {
      await coupon(code, 1);
      await use(code, 1);
    }
    const { rows } = await read(TODAY, TOMORROW);
    expect(rows).toContainEqual({ code: null, uses: 2, discount: { value: 2 }, revenue: { value: 18 } });
    expect(rows.filter(({ code }) => code?.startsWith("PET-"))).toEqual([]);
  });

  test("is limited to the codes with the largest revenue", async () => {
    for (const [code, revenue] of [
      ["LARGEST", 9_000_002],
      ["THIRD", 9_000_000],
      ["SECOND", 9_000_001],
    ] as const) {
      await coupon(code);
      await use(code, 1, revenue);
    }
    const { rows, isTruncated } = await couponReport(engine.db, PERIOD, 2);
    expect(rows.map(({ code }) => code)).toEqual(["LARGEST", "SECOND"]);
    expect(isTruncated).toBe(true);
  });
});
