import type { Connection, NewRow } from "../../database/schema";
import { applyFolder, isAs, readRecords } from "../../shared/seeded-rows";
import { writeCategoryLinks } from "../category-links";

/**
 * Applies the categories of a brand's folder; those that staff have changed stay, but for the list of their products where
 * staff have not changed it: new products of the folder are in it.
 */
export async function seedCategories(
  db: Connection,
  storeCode: string,
  categories: NewRow<"category">[],
): Promise<void> {
  await followLists(db, storeCode, categories);
  await applyFolder(db, storeCode, "category", categories);
  await writeCategoryLinks(db, storeCode);
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
    await db.updateTable("category").set({ product_skus: skus }).where("uid", "=", row.uid).execute();
  }
}
