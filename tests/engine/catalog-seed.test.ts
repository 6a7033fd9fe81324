import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { catalogRows, seedCatalog } from "~/engine/catalog/seed/seed-catalog";
import { lockStart } from "~/engine/database/dialect";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { seedStore } from "~/engine/shared/seed-store";
import { currentSettings } from "~/settings/settings.server";
import { type EngineFixture, openFixture } from "./engine-fixture";

const store = storeDataOf("mpc", { brandsDirectory: "brands" });
const { products, options, values, links, categories } = catalogRows(store);

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

test("there are at least sixty products, across all families, each in its own category", () => {
  expect(products.length).toBeGreaterThanOrEqual(64);
  expect(new Set(products.map(({ family }) => family)).size).toBeGreaterThanOrEqual(20);
  const everything = categories.find(({ url_path }) => url_path === "pet-gifts")?.uid;
  for (const { sku } of products) {
    expect(
      links.filter((link) => link.sku === sku && link.category_uid !== everything),
      sku,
    ).not.toEqual([]);
  }
});

test("every address, name and text is used once", () => {
  for (const key of ["sku", "url_key", "name", "meta_title", "short_description", "description"] as const) {
    const used = products.map((product) => product[key]);
    expect(
      used.filter((value, index) => used.indexOf(value) !== index),
      key,
    ).toEqual([]);
  }
});

test("every option has a value without surcharge, so that the listed price is available", () => {
  for (const option of options) {
    const cents = values
      .filter(({ option_uid }) => option_uid === option.uid)
      .map(({ price_cents }) => price_cents);
    expect(Math.min(...cents), `${option.sku} ${option.code}`).toBe(0);
  }
});

test("an offer's regular price is the price of the same product on its own page", () => {
  const price = (sku: string) => products.find((product) => product.sku === sku)?.price_cents;
  const reduced = products.filter(({ regular_price_cents }) => regular_price_cents !== null);
  expect(
    Object.fromEntries(reduced.map(({ sku, regular_price_cents }) => [sku, regular_price_cents])),
  ).toEqual({
    "free-photo-canvas": price("canvas-print"),
    "free-canvas": price("canvas-print"),
    "free-pillow": price("pet-pillow"),
    "sale-magnet": price("photo-magnet"),
  });
  for (const { sku, price_note } of reduced) expect(price_note, sku).not.toBe("");
});

// @specification §9 L303
test("landing pages have their fixed prices", () => {
  const dollars = (sku: string) => (products.find((product) => product.sku === sku)?.price_cents ?? 0) / 100;
  expect([dollars("free-photo-canvas"), dollars("free-pillow"), dollars("sale-magnet")]).toEqual([
    9.99, 10.06, 4.99,
  ]);
  expect([dollars("gift-certificate"), dollars("dog-wall-set"), dollars("photo-board")]).toEqual([
    10, 69.99, 22.63,
  ]);
});

// @specification §9 L304
test("the starting price of each store is a setting; ours is the price of the large canvas", async () => {
  const { data } = await engine.graphql(`{
    configuration(config_fields: ["starting_price_us", "starting_price_au", "starting_price_nz",
      "starting_price_ca", "starting_price_uk", "starting_price_ind"]) { configvalues { key value } }
    products(filter: { sku: { eq: "large-canvas" } }) { items { price_range { minimum_price { final_price { value } } } } }
  }`);
  const settings = data.configuration.configvalues.map(({ key, value }) => [key, value]);
  expect(Object.fromEntries(settings)).toEqual({
    starting_price_us: "63.43",
    starting_price_au: "85.24",
    starting_price_nz: "85.24",
    starting_price_ca: "69.66",
    starting_price_uk: "43.49",
    starting_price_ind: "2423.00",
  });
  expect(data.products.items[0].price_range.minimum_price.final_price.value).toBe(63.43);
});

// @specification §9 L304
test.each([
  ["US", "$63.43"],
  ["AU", "A$85.24"],
  ["NZ", "NZ$85.24"],
  ["CA", "CA$69.66"],
  ["GB", "£43.49"],
  ["IN", "₹2,423.00"],
  ["DE", "$63.43"],
])("texts of a store in %s start at %s", async (country, price) => {
  const settings = currentSettings();
  settings.storeCountry = country;
  clearMemoryCache(engine.db);
  try {
    const { data } = await engine.graphql(`{
      categories(filters: { url_path: { eq: "custom-canvas-pet-prints" } }) { items { meta_description } }
      products(filter: { sku: { eq: "large-canvas" } }) { items { meta_description } }
    }`);
    expect(data.categories.items[0].meta_description).toContain(`large canvases from ${price}.`);
    expect(data.products.items[0].meta_description).toContain(`From ${price}.`);
  } finally {
    settings.storeCountry = "US";
    clearMemoryCache(engine.db);
  }
});

test("seeding again keeps reviews, and takes discontinued products off sale", async () => {
  const { db } = engine;
  await db
    .updateTable("product")
    .set({ rating: 460, review_count: 5 })
    .where("sku", "=", "photo-mug")
    .execute();
  await db
    .insertInto("product")
    .values({ ...products[0], sku: "old-mug", url_key: "old-mug", name: "Old Mug" })
    .execute();
  await seedCatalog(db, store);
  const kept = await db
    .selectFrom("product")
    .select(["sku", "rating", "review_count", "is_enabled"])
    .where("sku", "in", ["photo-mug", "old-mug"])
    .orderBy("sku")
    .execute();
  expect(kept).toEqual([
    { sku: "old-mug", rating: 0, review_count: 0, is_enabled: 0 },
    { sku: "photo-mug", rating: 460, review_count: 5, is_enabled: 1 },
  ]);
});

test("the rows of the same data by the same code are not computed again, unless another process has seeded since", async () => {
  const rowsKey = `seed ${store.code}`;
  const sourceKey = `seed source ${store.code}`;
  const markAt = (key: string) =>
    engine.db.selectFrom("configuration").select("value").where("key", "=", key).executeTakeFirstOrThrow();
  const mark = async (key: string, value: string) =>
    void (await engine.db.updateTable("configuration").set({ value }).where("key", "=", key).execute());
  await seedStore(engine.db, store, "build 1");
  const { value: rows } = await markAt(rowsKey);
  const { value: source } = await markAt(sourceKey);

  // Computing the rows would find that they differ from this mark, and write it anew.
  await mark(rowsKey, "other rows");
  await mark(sourceKey, source.replace(rows, "other rows"));
  await seedStore(engine.db, store, "build 1");
  expect(await markAt(rowsKey)).toEqual({ value: "other rows" });

  await seedStore(engine.db, store, "build 2");
  expect(await markAt(rowsKey)).toEqual({ value: rows });
  await mark(rowsKey, "rows of another process");
  await seedStore(engine.db, store, "build 2");
  expect(await markAt(rowsKey)).toEqual({ value: rows });
});

test("a new year has its own seasons", async () => {
  const seasons = () =>
    engine.db.selectFrom("coupon").select("ends_at").where("starts_at", "like", "%-11-01T04:00%").execute();
  await seedStore(engine.db, store, "build 1");
  const before = await seasons();
  expect(before).not.toEqual([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2099-01-02T00:00:00Z") });
  await seedStore(engine.db, store, "build 1").finally(() => vi.useRealTimers());
  expect(await seasons()).toEqual(before.map(() => ({ ends_at: "2099-12-15T05:00:00.000Z" })));
});

test.runIf(process.env.TEST_DATABASE_URL)("only one starting process at a time seeds the store", async () => {
  await engine.db.deleteFrom("configuration").where("key", "=", `seed ${store.code}`).execute();
  let isFilled = false;
  let filling: Promise<void> | undefined;
  await engine.db.transaction().execute(async (transaction) => {
    await lockStart(transaction);
    filling = seedStore(engine.db, store).then(() => {
      isFilled = true;
    });
    await vi.waitUntil(async () => isFilled || (await waitsForLock()));
    expect(isFilled).toBe(false);
  });
  await filling;
  expect(isFilled).toBe(true);
});

/** True if a connection to the store's database waits for another one's lock. */
async function waitsForLock(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and not granted and datname = current_database()`.execute(engine.db);
  return rows.length > 0;
}
