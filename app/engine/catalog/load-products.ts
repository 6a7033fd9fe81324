import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { readCatalog } from "./catalog";
import type { CatalogProduct } from "./catalog-product";
import { unlistedProducts } from "./unlisted-products";

/** The products of those skus that the store has, by sku, those no longer for sale too. */
export async function loadProducts(
  db: Kysely<Database>,
  storeCode: string,
  skus: string[],
): Promise<Map<string, CatalogProduct>> {
  const catalog = await readCatalog(db, storeCode);
  const listed = skus.flatMap((sku) => catalog.bySku.get(sku) ?? []);
  const unlisted = await unlistedProducts(db, storeCode, catalog, skus);
  return new Map([...listed, ...unlisted].map((product) => [product.sku, product]));
}
