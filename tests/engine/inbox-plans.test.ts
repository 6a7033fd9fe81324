import { afterAll, beforeAll, expect, test } from "vitest";
import { messageQuery } from "~/engine/contact-management/find-messages";
import { isPostgres } from "~/engine/database/dialect";
import { claimQuery } from "~/engine/order-management/find-claims";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { planOf } from "./query-plan";

/** However many claims and messages there are, a page of their lists is read from an index in its order. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const AFTER = { at: "2026-11-20T12:00:00.000Z", id: 500_000 };
const whole = { storeCodes: ["mpc", "neon"], isWhole: true };
const single = { storeCodes: ["neon"], isWhole: false };

test.each<[string, Parameters<typeof claimQuery>[2], typeof whole, string]>([
  ["open ones", { status: "OPEN" }, whole, "INDEX order_claim_status_index"],
  ["open ones of a store", { status: "OPEN" }, single, "INDEX order_claim_status_index"],
  ["open ones of a kind", { status: "OPEN", reason: "DAMAGED", days: 7 }, whole, "order_claim_status_index"],
  ["all", {}, whole, "order_claim USING INTEGER PRIMARY KEY"],
])("claims: %s", async (_title, filter, scope, step) => {
  if (isPostgres(engine.db)) return;
  const plan = await planOf(engine.db, claimQuery(engine.db, scope, filter, AFTER).limit(51));
  expect(plan).toContain(step);
  expect(plan).not.toMatch(/TEMP B-TREE|SCAN/);
});

test.each<[string, Parameters<typeof claimQuery>[2], string]>([
  ["a number", { search: "MPC100000001" }, "sqlite_autoindex_sales_order_1"],
  ["an address", { search: "ada@example.com", status: "OPEN" }, "sales_order_email_index"],
])("claims: a search by %s reads matching orders only", async (_title, filter, index) => {
  if (isPostgres(engine.db)) return;
  const plan = await planOf(engine.db, claimQuery(engine.db, whole, filter, null).limit(51));
  expect(plan).toContain(index);
});

test.each<[string, Parameters<typeof messageQuery>[2], typeof whole, string]>([
  ["open ones", { status: "OPEN" }, whole, "INDEX contact_message_status_index"],
  ["open ones of a store", { status: "OPEN" }, single, "INDEX contact_message_store_status_index"],
  ["all", {}, whole, "contact_message USING INTEGER PRIMARY KEY"],
])("contact messages: %s", async (_title, filter, scope, step) => {
  if (isPostgres(engine.db)) return;
  const plan = await planOf(engine.db, messageQuery(engine.db, scope, filter, AFTER).limit(51));
  expect(plan).toContain(step);
  expect(plan).not.toMatch(/TEMP B-TREE|SCAN/);
});

test.each<[string, string, string]>([
  ["an address", "ada@example.com", "contact_message_email_index"],
  ["a number", "MPC100000001", "contact_message_order_index"],
  ["a name", "Byron", "contact_message_sender_index"],
])("contact messages: a search by %s reads matching ones only", async (_title, search, index) => {
  if (isPostgres(engine.db)) return;
  const plan = await planOf(engine.db, messageQuery(engine.db, whole, { search }, null).limit(51));
  expect(plan).toContain(index);
});
