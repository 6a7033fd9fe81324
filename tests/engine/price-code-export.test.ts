import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The file of price codes that staff download. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

async function storePriceCode(code: string, times: { starts_at?: string; ends_at?: string }): Promise<void> {
  await engine.db
    .insertInto("price_code")
    .values({
      ...{ store_code: "mpc", code, sku: "pet-tag", size: null, price_cents: 500, percent_basis_points: 0 },
      ...{ starts_at: null, ends_at: null, ...times },
    })
    .execute();
}

async function exported(search: string, token = manager.token): Promise<string[][]> {
  const mutation = "mutation ($search: String!) { exportPriceCodes(filter: { search: $search }) { csv } }";
  const response = await callAdmin(engine, mutation, { search }, token);
  return parse(resultOf<{ csv: string }>(response, "exportPriceCodes").csv, { bom: true });
}

test("price codes of a filter are exported as CSV with their states, on record", async () => {
  await storePriceCode("CSV-1", { starts_at: "2099-01-01T00:00:00.000Z" });
  await storePriceCode("CSV-2", { ends_at: "2020-01-01T00:00:00.000Z" });
  await storePriceCode("CSV-3", {});
  await storePriceCode("OTHER", {});
  const [head, ...rows] = await exported("csv-");
  expect(head.slice(0, 6)).toEqual(["store_code", "code", "title", "state", "kind", "value"]);
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ["mpc", "CSV-1", "", "PLANNED", "PRICE", "5"],
    ["mpc", "CSV-2", "", "ENDED", "PRICE", "5"],
    ["mpc", "CSV-3", "", "ACTIVE", "PRICE", "5"],
  ]);
  expect((await auditOf(engine, "price-codes.export")).at(-1)?.admin_user_id).toBe(manager.id);
});

test("those of another store are not exported", async () => {
  const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
  expect(await exported("csv-", token)).toHaveLength(1);
});
