import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StoreData, storeDataOf } from "~/brand/store-data.server";
import { exportToFolder } from "~/engine/catalog-management/export-to-folder";
import { exportContent } from "~/engine/content-management/export-content";
import { seedStore } from "~/engine/shared/seed-store";
import { contentForms } from "./content-forms";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { managedProduct, productForms } from "./product-forms";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Exports of products and categories that depend on each other: the next start reads what they write. */

const MUGS = "custom-pet-mugs";
const BOARDS = "photo-boards";
const SUMMER = "summer-gifts";

let engine: EngineFixture;
let manager: TestStaff;
let categories: ReturnType<typeof contentForms>;
let folder: string;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  categories = contentForms(engine, manager, "CATEGORY");
  folder = mkdtempSync(join(tmpdir(), "exports-together-"));
  await categories.saveAndPublish(SUMMER, { name: "Summer", description: "Sun.", products: "photo-mug" });
  await create("kept-tag", [MUGS, SUMMER]);
  await create("gone-tag", [SUMMER]);
  await remove("gone-tag");
  await categories.saveAndPublish(MUGS, { products: "wrap-mug\nkept-tag\nphoto-mug" });
  await categories.saveAndPublish(BOARDS, { products: "" });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await engine.close();
});

async function create(sku: string, category_paths: string[]): Promise<void> {
  const input = {
    copied_sku: "pet-tag",
    sku,
    url_key: sku,
    name: sku,
    template: null,
    category_paths,
    key: `key-of-new-product-${sku}`,
  };
  const mutation = "mutation ($input: CreateProductInput!) { createProduct(input: $input) }";
  resultOf(await callAdmin(engine, mutation, { input }, manager.token), "createProduct");
  await productForms(engine, manager).publish(sku);
}

async function remove(sku: string): Promise<void> {
  const { version } = await managedProduct(engine, manager, sku);
  const input = { sku, version, key: `key-of-removal-${sku}` };
  const mutation = "mutation ($input: ProductFormInput!) { removeAddedProduct(input: $input) }";
  resultOf(await callAdmin(engine, mutation, { input }, manager.token), "removeAddedProduct");
}

async function productsOf(path: string): Promise<string[]> {
  const query = `query ($path: String!) { products(pageSize: 100, sort: { position: ASC }, filter: { category_url_path: { eq: $path } }) { items { sku } } }`;
  const { data } = await engine.graphql(query, { path });
  return data.products.items.map(({ sku }) => sku);
}

const exportProducts = (name: string) =>
  exportToFolder(engine.settings, { storeCode: "mpc", folder: join(folder, name) });
const exportCategories = (name: string) =>
  exportContent(engine.settings, { storeCode: "mpc", folder: join(folder, name) });

/** The brand's folder with an export: it throws for one that no store starts with. */
function storeWith(name: string): StoreData {
  const next = join(folder, `next-${name}`);
  cpSync(engine.settings.brandsDirectory, next, { recursive: true });
  cpSync(join(folder, name), join(next, "mpc"), { recursive: true });
  return storeDataOf("mpc", { ...engine.settings, brandsDirectory: next });
}

test("categories alone leave out products that the folder does not have", async () => {
  const { others } = await exportCategories("categories");
  expect(others).toEqual([
    `${MUGS}: the product kept-tag`,
    `${SUMMER}: the product kept-tag`,
    `${SUMMER}: the product gone-tag`,
  ]);
  const lists = new Map(
    storeWith("categories").categories.map(({ urlPath, products }) => [urlPath, products]),
  );
  expect(lists.get(MUGS)).toEqual(["wrap-mug", "photo-mug"]);
  expect(lists.get(BOARDS)).toEqual([]);
});

test("products alone leave out categories that the folder does not have", async () => {
  const { products, others } = await exportProducts("products");
  expect(products).toBe(1);
  expect(others).toEqual([`kept-tag: the category /${SUMMER}, until content is exported, too`]);
  const exported = storeWith("products").products.find(({ sku }) => sku === "kept-tag");
  expect(exported?.categories).toEqual([MUGS]);
});

test("a copy of a product that the folder has dropped is named, and not counted", async () => {
  await engine.db
    .updateTable("added_product")
    .set({ copied_sku: "dropped-tag" })
    .where("sku", "=", "kept-tag")
    .execute();
  const { products, files, others } = await exportProducts("dropped");
  expect({ products, files }).toEqual({ products: 0, files: [] });
  expect(others).toEqual(["kept-tag: the whole product, since the folder has no dropped-tag that it copies"]);
  await engine.db
    .updateTable("added_product")
    .set({ copied_sku: "pet-tag" })
    .where("sku", "=", "kept-tag")
    .execute();
});

test("products and then categories say everything", async () => {
  await exportProducts("both");
  const { others } = await exportCategories("both");
  expect(others).toEqual([`${SUMMER}: the product gone-tag`]);
  await seedStore(engine.db, storeWith("both"));
  expect(await productsOf(MUGS)).toEqual(["wrap-mug", "kept-tag", "photo-mug"]);
  expect(await productsOf(SUMMER)).toEqual(["photo-mug", "kept-tag"]);
  expect(await productsOf(BOARDS)).toEqual([]);
  for (const path of [MUGS, BOARDS])
    expect(await categories.read(path)).toMatchObject({ is_from_folder: true, is_changed: false });
});
