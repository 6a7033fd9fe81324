import type { Connection } from "../database/schema";

/** True if the path was that of a product that is discontinued. */
export async function isRemoved(db: Connection, storeCode: string, url: string): Promise<boolean> {
  const product = await db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .where("url_key", "=", url.replace(/^\/+|\/+$/g, ""))
    .where("is_enabled", "=", 0)
    .executeTakeFirst();
  return product !== undefined;
}
