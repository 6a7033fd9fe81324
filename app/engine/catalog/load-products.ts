import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import type { CatalogProduct } from "./catalog-product";
import { readCatalogue } from "./catalogue";
import { unlistedProducts } from "./unlisted-products";

/** The store's products with those skus, by sku, including those no longer for sale. */
export async function loadProducts(
  db: Kysely<Database>,
  storeCode: string,
  skus: string[],
): Promise<Map<string, CatalogProduct>> {
  const catalogue = await readCatalogue(db, storeCode);
  const listed = skus.flatMap((sku) => catalogue.bySku.get(sku) ?? []);
  const unlisted = await unlistedProducts(db, storeCode, catalogue, skus);
  return new Map([...listed, ...unlisted].map((product) => [product.sku, product]));
}
