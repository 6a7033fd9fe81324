import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import type { CatalogProduct } from "./catalog-product";
import { readCatalogue } from "./catalogue";

/** The products of those skus that the store has, by sku, those no longer for sale too. */
export async function loadProducts(
  db: Kysely<Database>,
  storeCode: string,
  skus: string[],
): Promise<Map<string, CatalogProduct>> {
  const { bySku } = await readCatalogue(db, storeCode);
  const found = skus.flatMap((sku) => bySku.get(sku) ?? []);
  return new Map(found.map((product) => [product.sku, product]));
}
