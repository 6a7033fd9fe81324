import { isDeletedContent } from "../content/is-deleted";
import type { Connection } from "../database/schema";

/** True if the path was that of a product that is discontinued, or of a page or post that staff have deleted. */
export async function isRemoved(db: Connection, storeCode: string, url: string): Promise<boolean> {
  const path = url.replace(/^\/+|\/+$/g, "");
  const product = await db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .where("url_key", "=", path)
    .where("is_enabled", "=", 0)
    .executeTakeFirst();
  return product !== undefined || isDeletedContent(db, storeCode, path);
}
