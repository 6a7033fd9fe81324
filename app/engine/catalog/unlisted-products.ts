import type { Connection } from "../database/schema";
import { BoundedMap } from "../shared/bounded-map";
import type { Catalog } from "./catalog";
import type { CatalogProduct } from "./catalog-product";
import { readRowsOf } from "./catalog-rows";
import { makeProducts } from "./make-products";

const MAX_CACHED = 500;

/** Cached as long as the catalog that excludes them. */
const cached = new WeakMap<Catalog, BoundedMap<string, CatalogProduct>>();

/** Products of a very large store that exceed its cached lists, by sku. */
export async function unlistedProducts(
  db: Connection,
  storeCode: string,
  catalog: Catalog,
  skus: string[],
): Promise<CatalogProduct[]> {
  if (catalog.isWhole) return [];
  const known = cached.get(catalog) ?? new BoundedMap<string, CatalogProduct>(MAX_CACHED);
  cached.set(catalog, known);
  const unlisted = [...new Set(skus)].filter((sku) => !catalog.bySku.has(sku));
  const found = unlisted.flatMap((sku) => known.get(sku) ?? []);
  if (found.length === unlisted.length) return found;
  const foundSkus = new Set(found.map(({ sku }) => sku));
  const missing = unlisted.filter((sku) => !foundSkus.has(sku));
  const collecting = new Set(catalog.rules.keys());
  const read = makeProducts(await readRowsOf(db, storeCode, missing), catalog.categories, collecting);
  for (const product of read) known.set(product.sku, product);
  return [...found, ...read];
}

export async function unlistedByUrlKey(
  db: Connection,
  storeCode: string,
  catalog: Catalog,
  urlKeys: string[],
): Promise<CatalogProduct[]> {
  const unlisted = urlKeys.filter((key) => !catalog.byUrlKey.has(key));
  if (catalog.isWhole || unlisted.length === 0) return [];
  const rows = await db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .where("url_key", "in", unlisted)
    .execute();
  return unlistedProducts(
    db,
    storeCode,
    catalog,
    rows.map(({ sku }) => sku),
  );
}
