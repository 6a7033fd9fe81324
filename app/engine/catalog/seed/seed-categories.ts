import type { Connection, NewRow } from "../../database/schema";
import { applyFolder, isAs, readRecords } from "../../shared/seeded-rows";
import { addedSkus } from "../added-products";
import { skusOfLines, writeCategoryLinks } from "../category-links";

type Lists = ReadonlyMap<string, string>;

interface SeededCategories {
  categories: NewRow<"category">[];
  /** SKUs of the products that staff have added, with those that the folder has from now on. */
  added: readonly string[];
}

/**
 * Applies the categories of a brand's folder; those that staff have changed stay, but for the list of their products where
 * staff have not changed it: new products of the folder are in it. Products that staff have added do not make a list
 * theirs: they are in the folder's list, too.
 */
export async function seedCategories(
  db: Connection,
  storeCode: string,
  { categories, added }: SeededCategories,
): Promise<void> {
  await removeUnrecorded(db, storeCode, categories);
  const former = await removeAdded(db, storeCode, new Set(added));
  await followLists(db, storeCode, categories);
  await applyFolder(db, storeCode, "category", categories);
  await restoreAdded(db, storeCode, former);
  await writeCategoryLinks(db, storeCode);
}

/**
 * Earlier versions recorded no categories: at the first start with this one, a category that the folder no longer has would
 * stay for good. Staff have published none of these.
 */
async function removeUnrecorded(
  db: Connection,
  storeCode: string,
  categories: NewRow<"category">[],
): Promise<void> {
  const records = await readRecords(db, storeCode, "category");
  if (records.size > 0 || categories.length === 0) return;
  const published = db
    .selectFrom("content_change")
    .select("identifier")
    .where("store_code", "=", storeCode)
    .where("kind", "=", "CATEGORY");
  await db
    .deleteFrom("category")
    .where("store_code", "=", storeCode)
    .where(
      "url_path",
      "not in",
      categories.map(({ url_path }) => url_path),
    )
    .where("url_path", "not in", published)
    .execute();
}

/** Takes the added products out of lists that are the folder's but for these. @returns the former lists, by path */
async function removeAdded(db: Connection, storeCode: string, added: ReadonlySet<string>): Promise<Lists> {
  const former = new Map<string, string>();
  if (added.size === 0) return former;
  const records = await readRecords(db, storeCode, "category");
  for (const { url_path, product_skus } of await readLists(db, storeCode)) {
    const list = records.get(url_path)?.product_skus;
    const others = skusOfLines(product_skus).filter((sku) => !added.has(sku));
    if (product_skus === list || others.join("\n") !== list) continue;
    former.set(url_path, product_skus);
    await writeList(db, storeCode, url_path, list);
  }
  return former;
}

/** Puts the products that are still not the folder's where they were, or last if the folder's list has changed. */
async function restoreAdded(db: Connection, storeCode: string, former: Lists): Promise<void> {
  if (former.size === 0) return;
  const added = new Set(await addedSkus(db, storeCode));
  for (const { url_path, product_skus } of await readLists(db, storeCode)) {
    const before = skusOfLines(former.get(url_path) ?? "");
    const current = skusOfLines(product_skus);
    const restored = before.filter((sku) => added.has(sku) || current.includes(sku));
    const isSame = restored.filter((sku) => !added.has(sku)).join("\n") === product_skus;
    const list = isSame ? restored : [...current, ...before.filter((sku) => added.has(sku))];
    if (before.length > 0) await writeList(db, storeCode, url_path, list.join("\n"));
  }
}

async function followLists(
  db: Connection,
  storeCode: string,
  categories: NewRow<"category">[],
): Promise<void> {
  const records = await readRecords(db, storeCode, "category");
  const next = new Map(categories.map((category) => [category.url_path, category.product_skus]));
  const rows = await db.selectFrom("category").selectAll().where("store_code", "=", storeCode).execute();
  for (const row of rows) {
    const record = records.get(row.url_path);
    const skus = next.get(row.url_path);
    if (!record || skus === undefined || isAs({ ...row }, record as object)) continue;
    if (row.product_skus !== record.product_skus || row.product_skus === skus) continue;
    await writeList(db, storeCode, row.url_path, skus);
  }
}

function readLists(db: Connection, storeCode: string) {
  return db
    .selectFrom("category")
    .select(["url_path", "product_skus"])
    .where("store_code", "=", storeCode)
    .execute();
}

async function writeList(db: Connection, storeCode: string, urlPath: string, skus: string): Promise<void> {
  await db
    .updateTable("category")
    .set({ product_skus: skus })
    .where("store_code", "=", storeCode)
    .where("url_path", "=", urlPath)
    .execute();
}
