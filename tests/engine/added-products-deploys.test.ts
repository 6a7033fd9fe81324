import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StoreData, storeDataOf } from "~/brand/store-data.server";
import { optionValueUid } from "~/engine/catalog/option-uid";
import { seedStore } from "~/engine/shared/seed-store";
import { contentForms } from "./content-forms";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { managedProduct, productForms } from "./product-forms";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Products that staff have added, and newer versions of the brand's folder. */

const MUGS = "custom-pet-mugs";

let engine: EngineFixture;
let manager: TestStaff;
let store: StoreData;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  store = storeDataOf("mpc", engine.settings);
});
afterAll(() => engine.close());

async function create(sku: string, changes: object = {}): Promise<void> {
  const input = {
    copied_sku: "pet-tag",
    sku,
    url_key: sku,
    name: sku,
    template: null,
    category_paths: [],
    key: `key-of-new-product-${sku}`,
    ...changes,
  };
  const mutation = "mutation ($input: CreateProductInput!) { createProduct(input: $input) }";
  resultOf(await callAdmin(engine, mutation, { input }, manager.token), "createProduct");
  await productForms(engine, manager).publish(sku);
}

async function skuAt(url: string): Promise<string | undefined> {
  const query = `query ($url: String!) { route(url: $url) { ... on SimpleProduct { sku } } }`;
  const { data } = await engine.graphql(query, { url });
  return (data.route as { sku?: string } | null)?.sku;
}

/** The folder with these members of a product instead. */
const withProduct = (sku: string, changes: object): StoreData => ({
  ...store,
  products: store.products.map((product) => (product.sku === sku ? { ...product, ...changes } : product)),
});

test("a folder takes the address of an added product, which gets another one", async () => {
  await create("garden-tag");
  await create("removed-tag");
  const { version } = await managedProduct(engine, manager, "removed-tag");
  const removal = { sku: "removed-tag", version, key: "key-of-removed-tag" };
  const remove = "mutation ($input: ProductFormInput!) { removeAddedProduct(input: $input) }";
  resultOf(await callAdmin(engine, remove, { input: removal }, manager.token), "removeAddedProduct");

  await seedStore(engine.db, withProduct("photo-mug", { urlKey: "garden-tag" }));
  expect(await skuAt("garden-tag")).toBe("photo-mug");
  expect(await skuAt("garden-tag-garden-tag")).toBe("garden-tag");
  await seedStore(engine.db, withProduct("photo-mug", { urlKey: "removed-tag" }));
  expect(await skuAt("removed-tag")).toBe("photo-mug");
});

describe("the options of an added product are those of its design type", () => {
  const optionOf = (sku: string) =>
    engine.db
      .selectFrom("product_option_value")
      .innerJoin("product_option", "product_option.uid", "option_uid")
      .select(["product_option_value.code", "is_offered", "product_option.code as option"])
      .where("sku", "=", sku)
      .orderBy("product_option.code")
      .orderBy("product_option_value.code")
      .execute();

  /** As if the design type had had another code for the first value of the copy. */
  async function renameFirst(sku: string): Promise<string> {
    const [{ option, code }] = await optionOf(sku);
    await engine.db
      .updateTable("product_option_value")
      .set({ code: "former", uid: optionValueUid(sku, option, "former") })
      .where("uid", "=", optionValueUid(sku, option, code))
      .execute();
    return code;
  }

  test("after a deploy: former values are removed, and new ones wait for staff to offer them", async () => {
    await create("aged-tag");
    const before = await optionOf("aged-tag");
    const code = await renameFirst("aged-tag");
    await seedStore(engine.db, withProduct("photo-mug", { metaKeyword: "another deploy" }));
    const after = await optionOf("aged-tag");
    expect(after).toEqual(
      before.map((value, index) => (index === 0 ? { ...value, code, is_offered: 0 } : value)),
    );
  });

  test("an option that is new to the type is offered", async () => {
    await create("bare-tag");
    const before = await optionOf("bare-tag");
    await engine.db.deleteFrom("product_option").where("sku", "=", "bare-tag").execute();
    await seedStore(engine.db, withProduct("photo-mug", { metaKeyword: "a third deploy" }));
    expect(await optionOf("bare-tag")).toEqual(before);
  });
});

test("a new product invalidates the caches, also without a category", async () => {
  const versions = () => engine.db.selectFrom("cache_version").selectAll().execute();
  const before = await versions();
  const input = {
    copied_sku: "pet-tag",
    sku: "cached-tag",
    url_key: "cached-tag",
    name: "Cached",
    template: null,
  };
  const mutation = "mutation ($input: CreateProductInput!) { createProduct(input: $input) }";
  const form = { ...input, category_paths: [], key: "key-of-cached-tag" };
  resultOf(await callAdmin(engine, mutation, { input: form }, manager.token), "createProduct");
  expect(await versions()).not.toEqual(before);
});

test("categories list an added product in their form, and still follow the folder", async () => {
  const categories = contentForms(engine, manager, "CATEGORY");
  const linesOf = async () =>
    (await categories.read(MUGS)).fields.find(({ code }) => code === "products")?.value.split("\n") ?? [];
  const before = await linesOf();
  await create("listed-tag", { category_paths: [MUGS] });
  expect(await linesOf()).toEqual([...before, "listed-tag"]);

  const next = withProduct("pet-tag", { categories: [MUGS] });
  await seedStore(engine.db, {
    ...next,
    categories: next.categories.map((category) =>
      category.urlPath === MUGS ? { ...category, name: "Mugs of the next folder" } : category,
    ),
  });
  expect((await categories.read(MUGS)).title).toBe("Mugs of the next folder");
  const after = await linesOf();
  expect(after).toEqual(expect.arrayContaining([...before, "pet-tag"]));
  expect(after.at(-1)).toBe("listed-tag");

  await categories.saveAndPublish(MUGS, { products: "photo-mug" });
  await seedStore(engine.db, store);
  expect(await linesOf()).toEqual(["photo-mug"]);
});

test("two products of a folder exchange their addresses", async () => {
  const [mug, tag] = ["photo-mug", "pet-tag"].map(
    (sku) => store.products.find((product) => product.sku === sku)?.urlKey ?? "",
  );
  await seedStore(engine.db, {
    ...store,
    products: withProduct("photo-mug", { urlKey: tag }).products.map((product) =>
      product.sku === "pet-tag" ? { ...product, urlKey: mug } : product,
    ),
  });
  expect(await skuAt(mug)).toBe("pet-tag");
  expect(await skuAt(tag)).toBe("photo-mug");
  await seedStore(engine.db, store);
  expect(await skuAt(mug)).toBe("photo-mug");
});
