import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteOldCatalogFiles } from "~/engine/catalog-management/csv/check-catalog-file";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { managedProduct, productForms } from "./product-forms";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The export and the import of products in /admin. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

interface Check {
  mistake_count: number;
  mistakes: { row: number; column: string; message: string }[];
}
interface Plan {
  checksum: string;
  product_count: number;
  products: { sku: string; changes: { title: string; from: string | null; to: string | null }[] }[];
}

async function check(text: string | Buffer): Promise<Check> {
  return resultOf(await attemptCheck(text), "checkCatalogFile");
}

function attemptCheck(text: string | Buffer) {
  const content = gzipSync(text).toString("base64");
  const mutation =
    "mutation ($content: String!) { checkCatalogFile(content: $content) { mistake_count mistakes { row column message } } }";
  return callAdmin(engine, mutation, { content }, manager.token);
}

async function plan(): Promise<Plan> {
  const query = "{ catalogImport { checksum product_count products { sku changes { title from to } } } }";
  return resultOf(await callAdmin(engine, query, {}, manager.token), "catalogImport");
}

let keys = 0;

function importOf(checksum: string, key?: string) {
  keys += 1;
  const mutation = "mutation ($input: ImportCatalogInput!) { importCatalog(input: $input) }";
  return callAdmin(
    engine,
    mutation,
    { input: { checksum, key: key ?? `key-of-an-import-${keys}` } },
    manager.token,
  );
}

async function exported(filter: object): Promise<string> {
  const mutation =
    "mutation ($filter: CatalogFilterInput) { exportCatalog(filter: $filter) { csv is_truncated } }";
  const response = await callAdmin(engine, mutation, { filter }, manager.token);
  const { csv, is_truncated } = resultOf<{ csv: string; is_truncated: boolean }>(response, "exportCatalog");
  expect(is_truncated).toBe(false);
  return csv;
}

async function priceOf(sku: string): Promise<number> {
  const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { price_range { minimum_price { final_price { value } } } } } }`;
  const { data } = await engine.graphql(query, { sku });
  return data.products.items[0].price_range.minimum_price.final_price.value;
}

test("an export is imported without a difference", async () => {
  const csv = await exported({});
  expect(csv.split("\r\n")[0]).toContain("sku,name,short_description");
  expect(csv).toContain("size:15oz=3.00");
  expect(await check(csv)).toEqual({ mistake_count: 0, mistakes: [] });
  expect((await plan()).product_count).toBe(0);
  expect((await auditOf(engine, "catalog.export")).length).toBe(1);
});

test("a file is checked first, which changes nothing, and then published once", async () => {
  await check(
    "sku,price,option_prices,positions\nphoto-mug,17.5,size:15oz=4|color:blue=2.00,custom-pet-mugs=3\npet-tag,,,\n",
  );
  const { checksum, products } = await plan();
  expect(products).toMatchObject([{ sku: "photo-mug" }]);
  expect(products[0].changes).toContainEqual({
    title: "Price with the cheapest options",
    from: null,
    to: "$17.50",
  });
  expect(products[0].changes).toHaveLength(4);
  expect(await priceOf("photo-mug")).toBe(14.99);

  const key = "key-of-one-import-only";
  expect((await importOf(checksum, key)).data).toEqual({ importCatalog: 1 });
  expect(await priceOf("photo-mug")).toBe(17.5);
  expect((await importOf(checksum, key)).data).toEqual({ importCatalog: 0 });
  expect((await managedProduct(engine, manager, "photo-mug")).history).toHaveLength(1);
  expect((await auditOf(engine, "catalog.import")).map(({ changed_fields }) => changed_fields)).toEqual([
    '["photo-mug"]',
  ]);
});

test("every wrong cell is named by row and column, and nothing is stored", async () => {
  const { mistakes } = await check(
    `sku,price,is_in_stock,option_prices,positions
no-such-product,1,,,
photo-mug,cheap,2,size:gallon=3,no-such-category=1
photo-mug,1,,,
`,
  );
  expect(mistakes.map(({ row, column }) => [row, column])).toEqual([
    [2, "sku"],
    [3, "price"],
    [3, "is_in_stock"],
    [3, "option_prices"],
    [3, "positions"],
    [4, "sku"],
  ]);
  expect((await check("sku,prize\nphoto-mug,1\n")).mistakes).toMatchObject([{ row: 1, column: "prize" }]);
  expect((await check("name\nMug\n")).mistakes).toMatchObject([{ row: 1, column: "sku" }]);
  expect((await check('sku,name\nphoto-mug,"open\n')).mistakes).toMatchObject([
    { message: expect.any(String) },
  ]);
});

test("a file in another encoding is rejected, since its letters would be others", async () => {
  const { errors } = await attemptCheck(Buffer.from("sku,name\npet-tag,Café tag\n", "latin1"));
  expect(errors?.[0]).toMatchObject({
    message: "Please save the file as CSV UTF-8.",
    extensions: { category: "graphql-input", field: "file" },
  });
  expect(await check("\uFEFFsku,name\npet-tag,Café tag\n")).toMatchObject({ mistake_count: 0 });
});

test("an import returns fields to the folder, of several products at once", async () => {
  const rows = (await exported({ category: "custom-pet-mugs" })).split("\r\n").filter(Boolean);
  const skus = rows.slice(1).map((row) => row.split(",")[0]);
  expect(skus.length).toBeGreaterThan(2);
  await check(`sku,meta_title\n${skus.map((sku) => `${sku},Title of ${sku}\n`).join("")}`);
  await importOf((await plan()).checksum);
  const titles = engine.db
    .selectFrom("product_override")
    .select("sku")
    .where("field", "=", "meta_title")
    .where("value", "like", "Title of %")
    .orderBy("sku");
  expect((await titles.execute()).map(({ sku }) => sku)).toEqual(skus);
  await check(rows.join("\r\n"));
  expect((await importOf((await plan()).checksum)).data).toEqual({ importCatalog: skus.length });
  expect(await titles.execute()).toEqual([]);
});

test("what has changed since it was checked is not published", async () => {
  await check("sku,name\npet-tag,A new name\n");
  const { checksum } = await plan();
  const forms = productForms(engine, manager);
  await forms.save("pet-tag", { name: "Another name" });
  await forms.publish("pet-tag");
  const { errors } = await importOf(checksum);
  expect(errors?.[0].extensions.code).toBe("CHANGED");
});

test("a name that looks like a formula survives an export and an import", async () => {
  const forms = productForms(engine, manager);
  await forms.save("pet-tag", { name: "=Tag" });
  await forms.publish("pet-tag");
  const csv = await exported({ search: "=Tag" });
  expect(csv).toContain("'=Tag");
  await check(csv);
  expect((await plan()).product_count).toBe(0);
});

test("a file is deleted after a day", async () => {
  await check("sku,name\npet-tag,A new name\n");
  const files = engine.db.selectFrom("catalog_import").select("admin_user_id");
  await deleteOldCatalogFiles(engine.db, new Date(Date.now() + 25 * 60 * 60_000));
  expect(await files.execute()).toEqual([]);
});
