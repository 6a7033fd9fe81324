import { gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPictureFile } from "~/engine/catalog/uploaded-pictures";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Options and pictures in the file of products. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

async function exportedRow(): Promise<Record<string, string>> {
  const mutation = `mutation { exportCatalog(filter: { search: "photo-mug" }) { csv } }`;
  const { csv } = resultOf<{ csv: string }>(
    await callAdmin(engine, mutation, {}, manager.token),
    "exportCatalog",
  );
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
  return rows.find(({ sku }) => sku === "photo-mug") ?? {};
}

async function check(cells: Record<string, string>): Promise<[string, string][]> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const file = `sku,${Object.keys(cells).join(",")}\nphoto-mug,${Object.values(cells).map(quoted).join(",")}\n`;
  const mutation =
    "mutation ($content: String!) { checkCatalogFile(content: $content) { mistakes { column message } } }";
  const content = gzipSync(file).toString("base64");
  const { mistakes } = resultOf<{ mistakes: { column: string; message: string }[] }>(
    await callAdmin(engine, mutation, { content }, manager.token),
    "checkCatalogFile",
  );
  return mistakes.map(({ column, message }) => [column, message]);
}

async function imports(): Promise<void> {
  const { checksum } = resultOf<{ checksum: string }>(
    await callAdmin(engine, "{ catalogImport { checksum } }", {}, manager.token),
    "catalogImport",
  );
  const mutation = "mutation ($input: ImportCatalogInput!) { importCatalog(input: $input) }";
  const input = { checksum, key: `key-of-import-${checksum.slice(0, 20)}` };
  expect((await callAdmin(engine, mutation, { input }, manager.token)).data).toEqual({ importCatalog: 1 });
}

test("titles, order and offer of options are exported, checked and imported", async () => {
  const before = await exportedRow();
  expect(before.option_titles).toContain("size:15oz=");
  expect(before.option_values_sold).toContain("size:15oz=1");
  const cells = {
    option_titles: "size=Mug size|size:15oz=Large \\| 15 = 15 oz",
    option_positions: "size:15oz=1|size:11oz=2",
    option_values_sold: "color:blue=0",
  };
  expect(await check(cells)).toEqual([]);
  await imports();
  const after = await exportedRow();
  expect(after.option_titles).toContain("size=Mug size|");
  expect(after.option_titles).toContain("size:15oz=Large \\| 15 = 15 oz");
  expect(after.option_positions).toContain("size:15oz=1");
  expect(after.option_values_sold).toContain("color:blue=0");
});

test("an option without a value, and one that the product has not, are mistakes", async () => {
  const { option_values_sold } = await exportedRow();
  const none = option_values_sold.replaceAll(/(size:\w+)=1/g, "$1=0");
  expect(await check({ option_values_sold: none })).toEqual([
    ["option_values_sold", "Please leave at least one value of Size."],
  ]);
  expect(await check({ option_titles: "shape=Shape" })).toEqual([
    ["option_titles", "This product has no option shape."],
  ]);
});

test("pictures are put in order, described, and taken out", async () => {
  const [first, second] = [newPictureFile("photo-mug"), newPictureFile("photo-mug")];
  const upload = {
    sku: "photo-mug",
    bytes: 1000,
    admin_user_id: manager.id,
    created_at: new Date().toISOString(),
  };
  await engine.db
    .insertInto("product_picture")
    .values([first, second].map((file) => ({ file, ...upload })))
    .execute();
  expect(await check({ pictures: `*${second}=Two mugs|${first}=One mug` })).toEqual([]);
  await imports();
  expect((await exportedRow()).pictures).toBe(`*${second}=Two mugs|${first}=One mug`);
  expect(await check({ pictures: "none" })).toEqual([]);
  await imports();
  expect((await exportedRow()).pictures).toBe("none");
});

test("wrong pictures are mistakes", async () => {
  const { pictures } = await exportedRow();
  expect(pictures).toBe("none");
  for (const [cell, message] of [
    ["elsewhere.jpg=A mug", "no picture elsewhere.jpg"],
    [Array.from({ length: 13 }, (_, at) => `p${at}.jpg=A mug`).join("|"), "12 pictures at most"],
  ])
    expect(await check({ pictures: cell })).toEqual([["pictures", expect.stringContaining(message)]]);
});
