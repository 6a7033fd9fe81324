import type { ProductData } from "~/brand/product-data";
import type { Connection } from "../database/schema";
import { registerPictures } from "./seed/register-pictures";

/** What a product's pictures are drawn from, as a brand's file has it. */
export type PicturedAs = Pick<ProductData, "tool" | "sample" | "drawnAs">;

/** Registers the pictures of the products that staff have added to a store; those of the folder are at a start. */
export async function registerAddedProducts(db: Connection, storeCode: string): Promise<void> {
  const rows = await db
    .selectFrom("added_product")
    .select(["sku", "pictured"])
    .where("store_code", "=", storeCode)
    .execute();
  registerPictures(rows.map(({ sku, pictured }) => ({ sku, ...(JSON.parse(pictured) as PicturedAs) })));
}

/** SKUs of the products that staff have added to a store. */
export async function addedSkus(db: Connection, storeCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom("added_product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .execute();
  return rows.map(({ sku }) => sku);
}
