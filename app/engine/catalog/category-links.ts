import type { Connection, NewRow } from "../database/schema";
import { upsert } from "../database/upsert";

/** The SKUs of a category's row or form: one a line, in the order of its page. */
export function skusOfLines(lines: string): string[] {
  return lines.split("\n").flatMap((line) => line.trim() || []);
}

/**
 * Writes which products categories list (`category_product`), as their rows say. SKUs that the store does not have are left
 * out.
 * @param urlPath of one category; by default all of the store's
 */
export async function writeCategoryLinks(db: Connection, storeCode: string, urlPath?: string): Promise<void> {
  const categories = await db
    .selectFrom("category")
    .select(["uid", "product_skus"])
    .where("store_code", "=", storeCode)
    .$if(urlPath !== undefined, (query) => query.where("url_path", "=", urlPath ?? ""))
    .execute();
  if (categories.length === 0) return;
  const products = await db.selectFrom("product").select("sku").where("store_code", "=", storeCode).execute();
  const existing = new Set(products.map(({ sku }) => sku));
  const links = categories.flatMap(({ uid, product_skus }): NewRow<"category_product">[] =>
    [...new Set(skusOfLines(product_skus))]
      .filter((sku) => existing.has(sku))
      .map((sku, position) => ({ category_uid: uid, sku, position })),
  );
  const uids = categories.map(({ uid }) => uid);
  await db.deleteFrom("category_product").where("category_uid", "in", uids).execute();
  await upsert(db, "category_product", ["category_uid", "sku"], links);
}
