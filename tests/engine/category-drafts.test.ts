import { afterAll, beforeAll, expect, test } from "vitest";
import { type StoreData, storeDataOf } from "~/brand/store-data.server";
import { seedStore } from "~/engine/shared/seed-store";
import { contentForms } from "./content-forms";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { applyCoupon, guest, readyCart } from "./shopper";
import { staffMember } from "./staff";

/** Drafts of categories and what depends on their categories: the folder, coupons and links. */

const MUGS = "custom-pet-mugs";

let engine: EngineFixture;
let categories: ReturnType<typeof contentForms>;
let store: StoreData;
beforeAll(async () => {
  engine = await openFixture();
  categories = contentForms(engine, await staffMember(engine, "manager"), "CATEGORY");
  store = storeDataOf("mpc", engine.settings);
});
afterAll(() => engine.close());

const listing = (sku: string, path: string): StoreData => ({
  ...store,
  products: store.products.map((product) =>
    product.sku === sku ? { ...product, categories: [...product.categories, path] } : product,
  ),
});

const linesOf = async (path: string) =>
  (await categories.read(path)).fields.find(({ code }) => code === "products")?.value.split("\n") ?? [];

test("a draft of a text does not change the list of products", async () => {
  await categories.save(MUGS, { name: "Mugs of Friends" });
  await seedStore(engine.db, listing("pet-tag", MUGS));
  expect(await linesOf(MUGS)).toContain("pet-tag");
  await categories.publish(MUGS);
  expect(await categories.read(MUGS)).toMatchObject({ title: "Mugs of Friends" });
  expect(await linesOf(MUGS)).toContain("pet-tag");

  // The list is still the folder's.
  await seedStore(engine.db, store);
  expect(await linesOf(MUGS)).not.toContain("pet-tag");
});

test("a draft of the list is published as it is", async () => {
  const before = await linesOf(MUGS);
  await categories.save(MUGS, { products: "wrap-mug\nphoto-mug" });
  await seedStore(engine.db, listing("pet-tag", MUGS));
  await categories.publish(MUGS);
  expect(await linesOf(MUGS)).toEqual(["wrap-mug", "photo-mug"]);
  await seedStore(engine.db, store);
  await categories.saveAndPublish(MUGS, { products: before.join("\n") });
});

test("a coupon for a category counts while the category is hidden", async () => {
  await categories.saveAndPublish("quiet-gifts", {
    name: "Quiet gifts",
    description: "Gifts for subscribers.",
    products: "pet-tag",
    is_visible: "0",
  });
  const { uid } = await engine.db
    .selectFrom("category")
    .select("uid")
    .where("url_path", "=", "quiet-gifts")
    .executeTakeFirstOrThrow();
  await engine.db
    .insertInto("coupon")
    .values({
      store_code: "mpc",
      code: "QUIET",
      label: "Quiet gifts",
      percent_basis_points: 1000,
      amount_cents: 0,
      minimum_subtotal_cents: 0,
      starts_at: null,
      ends_at: null,
      category_uids: JSON.stringify([uid]),
    })
    .execute();
  const sender = guest();
  const { data } = await applyCoupon(engine, sender, await readyCart(engine, sender), "QUIET");
  expect(data.applyCouponToCart.cart.prices.discounts[0].amount.value).toBeGreaterThan(0);
});

test("a category that a redirect or menu leads to is not hidden", async () => {
  await engine.db
    .insertInto("url_rewrite")
    .values({ store_code: "mpc", request_path: "old-mugs", target_path: MUGS, redirect_type: 301 })
    .execute();
  await categories.save(MUGS, { is_visible: "0" });
  const { errors } = await categories.attemptPublish(MUGS, null);
  expect(errors?.[0].message).toContain("/old-mugs redirects to this category");
});

test("the site map lists categories that search engines may index at their own address", async () => {
  const listed = async () =>
    (await engine.graphql("{ siteMap { path } }")).data.siteMap.map(({ path }) => path);
  expect(await listed()).toContain("photo-boards");
  await categories.saveAndPublish("photo-boards", { meta_robots: "NOINDEX,FOLLOW" });
  expect(await listed()).not.toContain("photo-boards");
  await categories.saveAndPublish("photo-boards", { meta_robots: "", canonical_url: "/pet-gifts" });
  expect(await listed()).not.toContain("photo-boards");
});

test("a new category's draft has its name as title", async () => {
  await categories.save("winter-gifts", { name: "Winter", description: "Snow." });
  expect((await categories.read("winter-gifts")).title).toBe("Winter");
});

test("categories that the folder has dropped go at the first start that records them, and staff's stay", async () => {
  await engine.db.deleteFrom("seeded_row").where("table_name", "=", "category").execute();
  await seedStore(engine.db, {
    ...store,
    categories: store.categories.filter(({ urlPath }) => urlPath !== "pet-acrylic-photo-blocks"),
  });
  expect(await categories.readOrNull("pet-acrylic-photo-blocks")).toBeNull();
  for (const path of ["photo-boards", "quiet-gifts"])
    expect(await categories.read(path)).toMatchObject({ is_published: true });
});
