import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_PRODUCTS } from "~/engine/catalog-management/csv/catalog-columns";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The export and the import of as many products as a file may have. */

const SKU = "split-rings";
/** Products that are read or written without a pause, at most. */
const AT_ONCE = 100;

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  const products = engine.db.selectFrom("product").selectAll().where("sku", "=", SKU);
  const product = { ...(await products.executeTakeFirstOrThrow()), description: "" };
  for (let first = 0; first <= MAX_PRODUCTS; first += AT_ONCE) {
    const copies = Array.from({ length: AT_ONCE }, (_, index) => `${SKU}-${first + index}`);
    const rows = copies.map((sku, index) => ({ ...product, sku, url_key: sku, position: first + index }));
    await engine.db.insertInto("product").values(rows).execute();
  }
});
afterAll(() => engine.close());

/** Turns of the event loop, in which the process serves other requests, until the work is done. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

async function exported(filter: object): Promise<{ csv: string; is_truncated: boolean }> {
  const mutation =
    "mutation ($filter: CatalogFilterInput) { exportCatalog(filter: $filter) { csv is_truncated } }";
  return resultOf(await callAdmin(engine, mutation, { filter }, manager.token), "exportCatalog");
}

async function importsFile(csv: string): Promise<void> {
  const content = gzipSync(csv).toString("base64");
  const check = "mutation ($content: String!) { checkCatalogFile(content: $content) { mistake_count } }";
  const checked = await callAdmin(engine, check, { content }, manager.token);
  expect(checked.data).toEqual({ checkCatalogFile: { mistake_count: 0 } });
  const read = "{ catalogImport { checksum } }";
  const { checksum } = resultOf<{ checksum: string }>(
    await callAdmin(engine, read, {}, manager.token),
    "catalogImport",
  );
  const mutation = "mutation ($input: ImportCatalogInput!) { importCatalog(input: $input) }";
  const input = { checksum, key: "key-of-the-large-import" };
  const { data } = await callAdmin(engine, mutation, { input }, manager.token);
  expect(data).toEqual({ importCatalog: MAX_PRODUCTS });
}

test("an export ends with as many products as an import may have, which are imported without holding others", async () => {
  let csv = "";
  const ofExport = await turnsDuring(async () => {
    const whole = await exported({ search: `${SKU}-` });
    expect(whole.is_truncated).toBe(true);
    csv = whole.csv;
  });
  expect(ofExport).toBeGreaterThanOrEqual(MAX_PRODUCTS / AT_ONCE);
  const lines = csv.trimEnd().split("\r\n");
  expect(lines.length).toBe(1 + MAX_PRODUCTS);

  const skus = lines.slice(1).map((line) => line.split(",")[0]);
  const ofImport = await turnsDuring(() => importsFile(`sku,price\n${skus.join(",3.21\n")},3.21\n`));
  // It is compared three times, and written once.
  expect(ofImport).toBeGreaterThanOrEqual((4 * MAX_PRODUCTS) / AT_ONCE);
  const changed = engine.db.selectFrom("product_override").select("sku").where("value", "=", "321");
  expect((await changed.execute()).length).toBe(MAX_PRODUCTS);
});
