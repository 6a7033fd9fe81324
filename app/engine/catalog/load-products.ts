import type { Connection } from "../database/schema";
import { readCatalog } from "./catalog";
import type { CatalogProduct } from "./catalog-product";
import { unlistedProducts } from "./unlisted-products";

/** The store's products with those skus, by sku, including those no longer for sale. */
export async function loadProducts(
  db: Connection,
  storeCode: string,
  skus: string[],
): Promise<Map<string, CatalogProduct>> {
  const catalog = await readCatalog(db, storeCode);
  const listed = skus.flatMap((sku) => catalog.bySku.get(sku) ?? []);
  const unlisted = await unlistedProducts(db, storeCode, catalog, skus);
  return new Map([...listed, ...unlisted].map((product) => [product.sku, product]));
}
