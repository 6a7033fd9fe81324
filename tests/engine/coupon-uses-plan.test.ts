import { type Compilable, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPostgres } from "~/engine/database/dialect";
import { usesBy } from "~/engine/promotions/coupon-uses";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** However many orders use a coupon, only those of the person are read. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const COUPON = { store_code: "mpc", code: "POPULAR" };

async function planOf(query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const parts = text
    .split("?")
    .map(
      (part, index) => sql`${sql.raw(part)}${index < parameters.length ? sql.val(parameters[index]) : sql``}`,
    );
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.join(parts, sql``)}`.execute(
    engine.db,
  );
  return rows.map(({ detail }) => detail).join("\n");
}

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
  const plan = await planOf(query);
  const steps = plan.split("\n").filter((step) => /^(?:SCAN|SEARCH)/.test(step));
  expect(steps).toEqual(expected.map((part) => expect.stringContaining(part)));
});
