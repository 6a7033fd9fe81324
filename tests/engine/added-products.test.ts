import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { registerPictures } from "~/engine/catalog/seed/register-pictures";
import { exportToFolder } from "~/engine/catalog-management/export-to-folder";
import { seedStore } from "~/engine/shared/seed-store";
import { managedProduct, productForms } from "./product-forms";
import { add, designTag, guest, newCart, tag } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";
import { openTwoProcesses, responseOf, type TwoProcesses } from "./two-processes";

/** Products that staff make as copies of others. */

const NEW = {
  copied_sku: "pet-tag",
  sku: "garden-tag",
  url_key: "garden-pet-tag",
  name: "Garden Tag",
  template: null,
  category_paths: ["custom-pet-mugs"],
};

let processes: TwoProcesses;
let engine: TwoProcesses["engine"];
let manager: TestStaff;
let forms: ReturnType<typeof productForms>;
let folder: string;
beforeAll(async () => {
  processes = await openTwoProcesses();
  engine = processes.engine;
  manager = await staffMember(engine, "manager");
  forms = productForms(engine, manager);
  folder = mkdtempSync(join(tmpdir(), "exported-products-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await processes.close();
});

let keys = 0;

function attemptCreate(changes: object = {}) {
  keys += 1;
  const input = { ...NEW, key: `key-of-new-product-${keys}`, ...changes };
  const mutation = "mutation ($input: CreateProductInput!) { createProduct(input: $input) }";
  return callAdmin(engine, mutation, { input }, manager.token);
}

async function create(changes: object = {}): Promise<void> {
  resultOf(await attemptCreate(changes), "createProduct");
}

async function attemptRemove(sku: string) {
  const { version } = await managedProduct(engine, manager, sku);
  const input = { sku, version, key: `key-of-removal-${sku}-1234` };
  const mutation = "mutation ($input: ProductFormInput!) { removeAddedProduct(input: $input) }";
  return callAdmin(engine, mutation, { input }, manager.token);
}

async function inTheShop(urlKey: string, search: string) {
  const query = `query ($url: String!, $search: String!) { route(url: $url) { ... on SimpleProduct { sku name
    price_range { minimum_price { final_price { value } } } tool { blueprint template } choices { code values { code } }
    media_gallery { url } categories { url_path } } } isRemoved(url: $url) siteMap { path }
    products(search: $search) { items { sku } } }`;
  const { data } = await engine.graphql(query, { url: urlKey, search });
  return {
    route: data.route as unknown as { media_gallery: { url: string }[] } | null,
    isRemoved: data.isRemoved,
    isListed: data.siteMap.some(({ path }) => path === urlKey),
    isFound: data.products.items.some(({ sku }) => sku === NEW.sku),
  };
}

const shown = () => inTheShop(NEW.url_key, "garden tag");

describe("a copy", () => {
  test("is hidden until its draft is published, and then in the shop of every process", async () => {
    await create();
    const absent = { route: null, isRemoved: false, isListed: false, isFound: false };
    expect(await shown()).toEqual(absent);
    const { draft, history } = await managedProduct(engine, manager, NEW.sku);
    expect(draft?.changes).toEqual([{ title: "Visible in the shop", from: "No", to: null }]);
    expect(history).toEqual([]);
    expect((await auditOf(engine, "catalog.add"))[0]).toMatchObject({ subject_id: NEW.sku });

    await forms.publish(NEW.sku);
    const name = `{ route(url: "${NEW.url_key}") { ... on SimpleProduct { name } } }`;
    await vi.waitFor(async () => expect(await responseOf(processes.other, name)).toContain("Garden Tag"), {
      timeout: 10_000,
      interval: 50,
    });
    expect(await shown()).toMatchObject({
      route: {
        sku: NEW.sku,
        tool: { blueprint: "pet-tags" },
        categories: [{ url_path: "custom-pet-mugs" }],
      },
      isListed: true,
      isFound: true,
    });
  });

  test("has pictures of its own, options of its own and a studio", async () => {
    const { route } = await shown();
    const [{ url }] = route?.media_gallery ?? [];
    expect(url).toContain(`/media/catalog/product/${NEW.sku}.webp?v=`);
    expect((await engine.rest(url)).status).toBe(200);
    const sender = guest();
    const cart = await newCart(engine, sender);
    const design = await designTag(engine, sender, { sku: NEW.sku });
    const { data } = await add(engine, sender, cart, [tag(design, 1, NEW.sku)]);
    expect(data.addProductsToCart.user_errors).toEqual([]);
  });

  test("is a product like any other: its price, its texts and its pictures are changed, and a copy of it is made", async () => {
    await forms.save(NEW.sku, { price: "21.50", short_description: "For the garden." });
    await forms.publish(NEW.sku);
    expect((await shown()).route).toMatchObject({
      price_range: { minimum_price: { final_price: { value: 21.5 } } },
    });
    await create({ copied_sku: NEW.sku, sku: "patio-tag", url_key: "patio-pet-tag", name: "Patio Tag" });
    await forms.publish("patio-tag");
    expect((await inTheShop("patio-pet-tag", "patio")).route).toMatchObject({
      sku: "patio-tag",
      price_range: { minimum_price: { final_price: { value: 21.5 } } },
    });
  });

  test("survives a start with a changed folder", async () => {
    const store = storeDataOf("mpc", engine.settings);
    const newer = store.products.map((product) => ({ ...product, metaKeyword: "new" }));
    await seedStore(engine.db, { ...store, products: newer });
    expect(await shown()).toMatchObject({ isListed: true, isFound: true });
    expect((await shown()).route).toMatchObject({ categories: [{ url_path: "custom-pet-mugs" }] });
    await seedStore(engine.db, store);
  });

  test.each([
    ["sku", { sku: "photo-mug" }],
    ["sku", { sku: "Garden Tag" }],
    ["sku", { sku: "champ-membership" }],
    ["url_key", { url_key: "custom-pet-photo-mug" }],
    ["url_key", { url_key: "custom-pet-mugs" }],
    ["url_key", { url_key: "shipping" }],
    ["url_key", { url_key: "checkout" }],
    ["name", { name: " " }],
    ["template", { template: "no-such-template" }],
    ["categories", { category_paths: ["no-such-category"] }],
    ["copied_sku", { copied_sku: "no-such-product" }],
    ["copied_sku", { copied_sku: "champ-membership" }],
  ])("cannot have a wrong %s: %j", async (field, changes) => {
    const { errors } = await attemptCreate({ sku: "other-tag", url_key: "other-tag", ...changes });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field });
  });

  test("acts once when its form is sent twice", async () => {
    const form = { sku: "twice-tag", url_key: "twice-tag", key: "key-of-one-new-product" };
    await create(form);
    await create(form);
    expect((await managedProduct(engine, manager, "twice-tag")).draft).not.toBeNull();
  });
});

test("copies are taken out, and products of the folder are not", async () => {
  resultOf(await attemptRemove("patio-tag"), "removeAddedProduct");
  expect(await inTheShop("patio-pet-tag", "patio")).toMatchObject({
    route: null,
    isRemoved: true,
    isListed: false,
  });
  expect((await attemptRemove("photo-mug")).errors?.[0].message).toContain("brand's folder");
});

test("a copy is exported, and is the folder's once it has it", async () => {
  const settings = engine.settings;
  const exported = await exportToFolder(settings, { storeCode: "mpc", folder: join(folder, "mpc") });
  expect(exported).toMatchObject({ products: 2, others: ["twice-tag: Visible in the shop"] });
  const next = join(folder, "next");
  cpSync(settings.brandsDirectory, next, { recursive: true });
  cpSync(join(folder, "mpc"), join(next, "mpc"), { recursive: true });
  const before = (await shown()).route;
  const store = storeDataOf("mpc", { ...settings, brandsDirectory: next });
  registerPictures(store.products);
  await seedStore(engine.db, store);
  // The folder's categories that list everything have it, too.
  const categories = expect.arrayContaining([{ url_path: "custom-pet-mugs" }]);
  expect(await shown()).toEqual({
    route: { ...before, categories },
    isRemoved: false,
    isListed: true,
    isFound: true,
  });
  const added = engine.db.selectFrom("added_product").select("sku").orderBy("sku");
  expect(await added.execute()).toEqual([{ sku: "patio-tag" }]);
  const fields = (await managedProduct(engine, manager, NEW.sku)).fields;
  expect(fields.filter(({ is_changed }) => is_changed)).toEqual([]);
});
