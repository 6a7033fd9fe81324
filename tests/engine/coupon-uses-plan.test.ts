import { afterAll, beforeAll, expect, test } from "vitest";
import { isPostgres } from "~/engine/database/dialect";
import { usesBy } from "~/engine/promotions/coupon-uses";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { planOf } from "./query-plan";

/** However many orders use a coupon, only those of the person are read. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const COUPON = { store_code: "mpc", code: "POPULAR" };

const OF_MAILBOX = ["coupon_use_code_index (store_code=? AND code=? AND mailbox=?)"];
const OF_ACCOUNT = [
  "sales_order_customer_id_id_index (customer_id=?)",
  "coupon_use USING INTEGER PRIMARY KEY",
];

test.each([
  ["a guest", { customerId: null, email: "ada@example.com" }, OF_MAILBOX],
  ["an account", { customerId: 1, email: null }, OF_ACCOUNT],
  [
    "an account with its address",
    { customerId: 1, email: "ada@example.com" },
    [...OF_MAILBOX, ...OF_ACCOUNT],
  ],
])("uses of %s are read by the person", async (_title, buyer, expected) => {
  if (isPostgres(engine.db)) return;
  const query = usesBy(engine.db, COUPON, buyer);
  if (!query) throw new Error("Somebody has no query.");
  const plan = await planOf(engine.db, query);
  const steps = plan.split("\n").filter((step) => /^(?:SCAN|SEARCH)/.test(step));
  expect(steps).toEqual(expected.map((part) => expect.stringContaining(part)));
});
