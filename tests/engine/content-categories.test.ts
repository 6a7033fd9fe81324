import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { exportContent } from "~/engine/content-management/export-content";
import { seedStore } from "~/engine/shared/seed-store";
import { contentForms } from "./content-forms";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";
import { openTwoProcesses, responseOf, type TwoProcesses } from "./two-processes";

/** What staff change of categories. */

const MUGS = "custom-pet-mugs";

let processes: TwoProcesses;
let engine: TwoProcesses["engine"];
let manager: TestStaff;
let categories: ReturnType<typeof contentForms>;
let folder: string;
beforeAll(async () => {
  processes = await openTwoProcesses();
  engine = processes.engine;
  manager = await staffMember(engine, "manager");
  categories = contentForms(engine, manager, "CATEGORY");
  folder = mkdtempSync(join(tmpdir(), "exported-categories-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await processes.close();
});

async function productsOf(path: string): Promise<string[]> {
  const query = `query ($path: String!) { products(pageSize: 100, sort: { position: ASC }, filter: { category_url_path: { eq: $path } }) { items { sku } } }`;
  const { data } = await engine.graphql(query, { path });
  return data.products.items.map(({ sku }) => sku);
}

async function inTheShop(url: string, headers: Record<string, string> = {}) {
  const query = `query ($url: String!) { route(url: $url) { ... on CategoryTree { name description meta_title product_count
    breadcrumbs { category_url_path } } } isRemoved(url: $url) siteMap { path } }`;
  const { data } = await engine.graphql(query, { url }, { headers });
  return { ...data, isListed: data.siteMap.some(({ path }) => path === url) };
}

const linesOf = async (path: string) =>
  (await categories.read(path)).fields.find(({ code }) => code === "products")?.value.split("\n") ?? [];

const newCategory = {
  name: "Gifts under $20",
  description: "Small things for big friends.",
  products: "photo-mug\npet-tag",
};

describe("a category of the folder", () => {
  test("shows its draft in every process once it is published, and is marked as different", async () => {
    await categories.save(MUGS, { name: "Mugs of Friends", meta_title: "Mugs | Friends" });
    expect((await inTheShop(MUGS)).route).not.toMatchObject({ name: "Mugs of Friends" });
    await categories.publish(MUGS);
    const name = `{ route(url: "${MUGS}") { ... on CategoryTree { name meta_title } } }`;
    await vi.waitFor(
      async () => expect(await responseOf(processes.other, name)).toContain("Mugs of Friends"),
      { timeout: 10_000, interval: 50 },
    );
    expect((await categories.read(MUGS)).is_changed).toBe(true);
  });

  test("lists the products of its form, in that order, and no others", async () => {
    const before = await productsOf(MUGS);
    const lines = await linesOf(MUGS);
    expect(lines).toEqual(expect.arrayContaining(before));
    const [first, second, ...others] = lines;
    await categories.saveAndPublish(MUGS, { products: ["pet-tag", second, first, ...others].join("\n") });
    expect((await productsOf(MUGS)).slice(0, 3)).toEqual(["pet-tag", second, first]);
    const query = `{ products(filter: { sku: { eq: "pet-tag" } }) { items { categories { url_path } } } }`;
    expect(JSON.stringify(await engine.graphql(query))).toContain(`"${MUGS}"`);
    const [change] = (await categories.read(MUGS)).history;
    await categories.undo(MUGS, change.id);
    expect(await productsOf(MUGS)).toEqual(before);
  });

  test("has no page while it is hidden", async () => {
    await categories.saveAndPublish("cat-mugs-test", newCategory);
    expect(await inTheShop("cat-mugs-test")).toMatchObject({ isListed: true });
    await categories.saveAndPublish("cat-mugs-test", { is_visible: "0" });
    expect(await inTheShop("cat-mugs-test")).toMatchObject({
      route: null,
      isRemoved: false,
      isListed: false,
    });
    expect(await productsOf(MUGS)).not.toEqual([]);
  });

  test("follows the folder in its products, unless staff have changed their list", async () => {
    const store = storeDataOf("mpc", engine.settings);
    const listing = (sku: string) => ({
      ...store,
      products: store.products.map((product) =>
        product.sku === sku ? { ...product, categories: [...product.categories, MUGS] } : product,
      ),
    });
    await seedStore(engine.db, listing("pet-tag"));
    expect((await inTheShop(MUGS)).route).toMatchObject({ name: "Mugs of Friends" });
    expect(await linesOf(MUGS)).toContain("pet-tag");
    await seedStore(engine.db, store);
    expect(await linesOf(MUGS)).not.toContain("pet-tag");

    await categories.saveAndPublish(MUGS, { products: "photo-mug\nwrap-mug" });
    await seedStore(engine.db, listing("pet-tag"));
    expect(await linesOf(MUGS)).toEqual(["photo-mug", "wrap-mug"]);
    await seedStore(engine.db, store);
    await categories.reset(MUGS);
    expect((await categories.read(MUGS)).is_changed).toBe(false);
  });
});

describe("a new category", () => {
  test("has a page with its products below the category above it, until it is deleted", async () => {
    await categories.save("gifts-under-20", { ...newCategory, parent: MUGS, position: "2" });
    expect((await inTheShop("gifts-under-20")).route).toBeNull();
    await categories.publish("gifts-under-20");
    expect(await inTheShop("gifts-under-20")).toMatchObject({
      route: {
        name: "Gifts under $20",
        meta_title: "Gifts under $20 | My Pet Canvas",
        product_count: 2,
        breadcrumbs: [{ category_url_path: MUGS }],
      },
      isListed: true,
    });
    expect(await productsOf("gifts-under-20")).toEqual(["photo-mug", "pet-tag"]);
    expect((await categories.attemptDelete(MUGS)).errors?.[0].message).toContain("is below this category");

    await categories.delete("gifts-under-20");
    expect(await inTheShop("gifts-under-20")).toMatchObject({
      route: null,
      isRemoved: true,
      isListed: false,
    });
    const [change] = (await categories.read("gifts-under-20")).history;
    await categories.undo("gifts-under-20", change.id);
    expect(await productsOf("gifts-under-20")).toEqual(["photo-mug", "pet-tag"]);
  });

  test("survives a start with a changed folder", async () => {
    const store = storeDataOf("mpc", engine.settings);
    await seedStore(engine.db, {
      ...store,
      categories: store.categories.map((each) => ({ ...each, metaKeywords: "new" })),
    });
    expect(await productsOf("gifts-under-20")).toEqual(["photo-mug", "pet-tag"]);
    await seedStore(engine.db, store);
  });

  test.each([
    ["custom-pet-photo-mug", {}, "identifier"],
    ["shipping", {}, "identifier"],
    ["checkout", {}, "identifier"],
    ["blog/mugs", {}, "identifier"],
    ["Mugs!", {}, "identifier"],
    ["more-mugs", { parent: "no-such-category" }, "parent"],
    ["more-mugs", { products: "photo-mug\nno-such-mug" }, "products"],
    ["more-mugs", { products: "photo-mug\nphoto-mug" }, "products"],
    ["more-mugs", { position: "0" }, "position"],
    ["more-mugs", { meta_robots: "never" }, "meta_robots"],
    ["more-mugs", { name: " " }, "name"],
  ])("cannot be %s with %j", async (path, fields, field) => {
    const { errors } = await categories.attemptSave(path, { ...newCategory, ...fields });
    expect(errors?.[0].extensions).toMatchObject({ field });
  });

  test("cannot be at the address of another category, nor above itself", async () => {
    const form = { version: (await categories.readOrNull(null))?.version };
    const { errors } = await categories.attemptSave(MUGS, newCategory, form);
    expect(errors?.[0].extensions).toMatchObject({ field: "identifier" });
    const below = await categories.attemptSave(MUGS, { parent: "gifts-under-20" });
    expect(below.errors?.[0].extensions).toMatchObject({ field: "parent" });
  });
});

test("a draft is previewed as its page, by the person who opened it alone", async () => {
  await categories.save(MUGS, { name: "Mugs as a draft", products: "wrap-mug" });
  const query = `query { contentPreview(kind: CATEGORY, store_code: "mpc", identifier: "${MUGS}") { path token } }`;
  const { path, token } = resultOf<{ path: string; token: string }>(
    await callAdmin(engine, query, {}, manager.token),
    "contentPreview",
  );
  expect(path).toBe(`/${MUGS}`);
  expect((await inTheShop(MUGS, { "Preview-Version": token })).route).toMatchObject({
    name: "Mugs as a draft",
    product_count: 1,
  });
  expect((await inTheShop(MUGS)).route).not.toMatchObject({ name: "Mugs as a draft" });
  await categories.discard(MUGS);
});

test("categories are exported with their products, and the folder decides again once it has them", async () => {
  await categories.saveAndPublish(MUGS, { name: "Exported: mugs", products: "wrap-mug\nphoto-mug" });
  const settings = engine.settings;
  const exported = await exportContent(settings, { storeCode: "mpc", folder: join(folder, "mpc") });
  expect(exported).toEqual({ files: [join(folder, "mpc/catalog/categories.yaml")], deleted: [], others: [] });
  const next = join(folder, "next");
  cpSync(settings.brandsDirectory, next, { recursive: true });
  cpSync(join(folder, "mpc"), join(next, "mpc"), { recursive: true });
  await seedStore(engine.db, storeDataOf("mpc", { ...settings, brandsDirectory: next }));
  for (const path of [MUGS, "gifts-under-20", "cat-mugs-test"])
    expect(await categories.read(path)).toMatchObject({ is_from_folder: true, is_changed: false });
  expect(await productsOf(MUGS)).toEqual(["wrap-mug", "photo-mug"]);
});
