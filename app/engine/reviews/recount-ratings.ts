import { lockRows } from "../database/dialect";
import type { Connection } from "../database/schema";
import { upsert } from "../database/upsert";
import { averageOf, countOf } from "./review-ratings";
import { readDistribution } from "./star-counts";

/** Serializes decisions about a store's reviews until the transaction ends, so that each counts the previous one. */
export async function lockRatings(db: Connection, storeCode: string): Promise<void> {
  const mark = db
    .selectFrom("configuration")
    .select("key")
    .where("store_code", "=", storeCode)
    .where("key", "=", "total_reviews");
  await lockRows(db, mark).execute();
}

/** Recomputes the product's rating and number of reviews from its approved reviews. */
export async function recountProduct(db: Connection, sku: string): Promise<void> {
  const stars = await readDistribution(db, { sku });
  await db
    .updateTable("product")
    .set({ rating: Math.round(averageOf(stars) * 100), review_count: countOf(stars) })
    .where("sku", "=", sku)
    .execute();
}

/** Recomputes the configuration's average_rating and total_reviews (specification §3) from all approved reviews. */
export async function recountShop(db: Connection, storeCode: string): Promise<void> {
  const stars = await readDistribution(db, { storeCode });
  const values = {
    average_rating: String(Math.round(averageOf(stars) * 100) / 100),
    total_reviews: String(countOf(stars)),
  };
  await upsert(
    db,
    "configuration",
    ["store_code", "key"],
    Object.entries(values).map(([key, value]) => ({ store_code: storeCode, key, value })),
  );
}
