import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entriesOf } from "~/engine/balances/entries";
import {
  type Addition,
  addEntry,
  type BalanceKind,
  BalanceTooLow,
  balanceOf,
  bookExpired,
  type Change,
  consume,
  takeBack,
} from "~/engine/balances/ledger";
import type { Connection } from "~/engine/database/schema";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

let keys = 0;

async function owner(kind: BalanceKind = "credit") {
  return { storeCode: "mpc", account: (await customer(engine)).id, kind };
}

function change<Options extends object>(amount: number, options: Options) {
  keys += 1;
  return { amount, reasonKey: `test:${keys}`, reason: "A test", ...options };
}

const inTransaction = <Result>(act: (db: Connection) => Promise<Result>) =>
  engine.db.transaction().execute(act);
const add = (addition: Addition) => inTransaction((db) => addEntry(db, addition));
const take = (wanted: Change) => inTransaction((db) => consume(db, wanted));

async function totalOf(account: number, kind: BalanceKind): Promise<number> {
  const rows = await engine.db
    .selectFrom("balance_entry")
    .innerJoin("balance", "balance.id", "balance_entry.balance_id")
    .select("amount")
    .where("customer_id", "=", account)
    .where("balance.kind", "=", kind)
    .execute();
  return rows.reduce((total, { amount }) => total + amount, 0);
}

describe("a balance", () => {
  test("is zero at first and then the sum of its entries", async () => {
    const mine = await owner();
    expect(await balanceOf(engine.db, mine)).toBe(0);
    await add(change(1000, mine));
    await add(change(500, mine));
    await take(change(300, mine));
    expect(await balanceOf(engine.db, mine)).toBe(1200);
  });

  test("of one type or customer is independent of others", async () => {
    const [credit, other] = [await owner(), await owner()];
    const points = { ...credit, kind: "points" as const };
    await add(change(1000, credit));
    expect(await balanceOf(engine.db, points)).toBe(0);
    expect(await balanceOf(engine.db, other)).toBe(0);
    await expect(take(change(1, points))).rejects.toThrow(BalanceTooLow);
    await expect(take(change(1, other))).rejects.toThrow(BalanceTooLow);
  });

  test("cannot be overdrawn, and the error states what is left", async () => {
    const mine = await owner();
    await add(change(999, mine));
    await expect(take(change(1000, mine))).rejects.toMatchObject({ available: 999 });
    expect(await balanceOf(engine.db, mine)).toBe(999);
  });

  test.each([0, -5, 1.5, Number.NaN])("does not change by %d", async (amount) => {
    const mine = await owner();
    await expect(add(change(amount, mine))).rejects.toThrow("whole number");
    await expect(take(change(amount, mine))).rejects.toThrow("whole number");
  });

  test("can only be locked within a transaction", async () => {
    await expect(consume(engine.db, change(1, await owner()))).rejects.toThrow("transaction");
  });

  test("is deleted with its customer", async () => {
    const mine = await owner();
    await add(change(1000, mine));
    await engine.db.deleteFrom("customer").where("id", "=", mine.account).execute();
    expect(await balanceOf(engine.db, mine)).toBe(0);
  });
});

describe("a reason", () => {
  test("adds once, also for another customer", async () => {
    const [mine, other] = [await owner(), await owner()];
    const reasonKey = "the same reason to add";
    expect(await add({ ...change(1000, mine), reasonKey })).toBe(true);
    expect(await add({ ...change(1000, mine), reasonKey })).toBe(false);
    expect(await add({ ...change(1000, other), reasonKey })).toBe(false);
    expect([await balanceOf(engine.db, mine), await balanceOf(engine.db, other)]).toEqual([1000, 0]);
  });

  test("spends once, also when nothing is left by then", async () => {
    const mine = await owner();
    await add(change(1000, mine));
    const wanted = change(800, mine);
    expect(await take(wanted)).toBe(true);
    expect(await take(wanted)).toBe(false);
    expect(await balanceOf(engine.db, mine)).toBe(200);
  });
});

describe("concurrent transactions", () => {
  /** Opens all connections, so that none of the first callers waits for one. */
  beforeAll(async () => {
    const nobody = { storeCode: "mpc", account: 0, kind: "credit" as const };
    await Promise.all(Array.from({ length: 12 }, () => balanceOf(engine.db, nobody)));
  });

  test("never spend more than there is", async () => {
    const mine = await owner();
    await add(change(1000, mine));
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => take(change(300, mine))));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(reasons).toHaveLength(9);
    for (const reason of reasons) expect(reason).toBeInstanceOf(BalanceTooLow);
    expect(await totalOf(mine.account, "credit")).toBe(100);
  });

  test("spend points once for one reason", async () => {
    const mine = await owner("points");
    await add(change(500, mine));
    const wanted = change(200, mine);
    const results = await Promise.all(Array.from({ length: 8 }, () => take(wanted)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await totalOf(mine.account, "points")).toBe(300);
  });

  test("create a first entry and a first reason once", async () => {
    const mine = await owner();
    const addition = change(700, mine);
    const results = await Promise.all(Array.from({ length: 8 }, () => add(addition)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await totalOf(mine.account, "credit")).toBe(700);
  });

  test("keep the sum of what is added and spent", async () => {
    const mine = await owner();
    await add(change(100, mine));
    const all = Array.from({ length: 20 }, (_, index) => change(10, { ...mine, comes: index % 2 === 0 }));
    const booked = await Promise.all(all.map(({ comes, ...one }) => (comes ? add(one) : take(one))));
    expect(booked).toEqual(all.map(() => true));
    expect(await balanceOf(engine.db, mine)).toBe(100);
  });
});

describe("an expired amount", () => {
  const PAST = "2020-01-01T00:00:00.000Z";
  const FAR = "2999-01-01T00:00:00.000Z";

  test("cannot be spent afterwards, even before it is booked", async () => {
    const mine = await owner("points");
    await add({ ...change(50, mine), expiresAt: PAST });
    await add({ ...change(30, mine), expiresAt: FAR });
    expect(await balanceOf(engine.db, mine)).toBe(30);
    await expect(take(change(31, mine))).rejects.toMatchObject({ available: 30 });
  });

  test("is booked once, and the entries then add up to what can be spent", async () => {
    const mine = await owner("points");
    await add({ ...change(50, mine), expiresAt: PAST });
    await add(change(30, mine));
    const book = () => inTransaction((db) => bookExpired(db, mine, "Expired"));
    const booked = await Promise.all([book(), book(), book()]);
    expect(booked.toSorted()).toEqual([0, 0, 50]);
    expect(await totalOf(mine.account, "points")).toBe(30);
    expect(await balanceOf(engine.db, mine)).toBe(30);
  });
});

test("no more is taken back than the balance", async () => {
  const mine = await owner("points");
  await add(change(100, mine));
  await take(change(70, mine));
  const wanted = change(100, mine);
  const again = () => inTransaction((db) => takeBack(db, wanted));
  expect([await again(), await again()]).toEqual([30, 0]);
  expect(await balanceOf(engine.db, mine)).toBe(0);
});

test("the entries are listed latest first, each with the balance after it", async () => {
  const mine = await owner();
  for (const amount of [100, 200, 300]) await add(change(amount, mine));
  await take(change(50, mine));
  const first = await entriesOf(engine.db, mine, { pageSize: 3, currentPage: 1 });
  expect(first.entries.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-50, 550],
    [300, 600],
    [200, 300],
  ]);
  const second = await entriesOf(engine.db, mine, { pageSize: 3, currentPage: 2 });
  expect(second).toMatchObject({ total: 4, entries: [{ amount: 100, balance: 100 }] });
});
