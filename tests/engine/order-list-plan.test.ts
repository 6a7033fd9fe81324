import { afterAll, beforeAll, expect, test } from "vitest";
import { isPostgres } from "~/engine/database/dialect";
import { type OrderFilter, orderQuery } from "~/engine/order-management/find-orders";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { planOf as queryPlan } from "./query-plan";

/** However many orders there are, a page of the list is read from an index in its order. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const AFTER = { at: "2026-11-20T12:00:00.000Z", id: 500_000 };
const whole = { storeCodes: ["mpc", "neon"], isWhole: true };
const single = { storeCodes: ["mpc"], isWhole: true };

function planOf(filter: OrderFilter, scope: typeof whole): Promise<string> {
  return queryPlan(engine.db, orderQuery(engine.db, scope, filter, AFTER).selectAll().limit(51));
}

test.each<[string, OrderFilter, typeof whole, string]>([
  ["all orders", {}, whole, "sales_order_created_at_index"],
  ["the orders of the only store", {}, single, "sales_order_store_index"],
  ["a status", { status: "processing" }, whole, "sales_order_status_index"],
  ["a status in a store", { status: "shipped", storeCode: "neon" }, whole, "sales_order_store_status_index"],
])("%s", async (_title, filter, scope, index) => {
  if (isPostgres(engine.db)) return;
  const plan = await planOf(filter, scope);
  expect(plan).toContain(`USING INDEX ${index}`);
  expect(plan).not.toContain("TEMP B-TREE");
  expect(plan).not.toMatch(/^SCAN sales_order$/m);
});

test.each<[string, OrderFilter, string]>([
  ["a number", { search: "MPC100000001" }, "number"],
  ["an email address", { search: "ada@example.com" }, "sales_order_email_index"],
  ["a name", { search: "Ada Byron" }, "sales_order_buyer_name_index"],
  ["failed payments", { problem: "PAYMENT" }, "payment_operation_failed_index"],
  ["proofs to change", { problem: "PROOF" }, "proof_state_due_at_index"],
  ["print files that can't be made", { problem: "STUCK" }, "print_task_state_due_at_index"],
])("a search by %s reads matching orders only", async (_title, filter, index) => {
  if (isPostgres(engine.db)) return;
  const plan = await planOf(filter, whole);
  expect(plan).toContain(index === "number" ? "sqlite_autoindex_sales_order_1" : index);
  expect(plan).not.toMatch(/SCAN sales_order\b(?! USING)/);
});

test("held lines are read from an index without those that were released", async () => {
  if (isPostgres(engine.db)) return;
  expect(await planOf({ problem: "PRINT" }, whole)).toContain("print_hold USING INDEX print_hold_held_index");
});
