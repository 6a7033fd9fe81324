import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { BoundedMap } from "../shared/bounded-map";
import type { CatalogProduct } from "./catalog-product";
import type { Catalogue } from "./catalogue";
import { readRowsOf } from "./catalogue-rows";
import { makeProducts } from "./make-products";

const MAX_CACHED = 500;

/** Cached as long as the catalog that excludes them. */
const kept = new WeakMap<Catalogue, BoundedMap<string, CatalogProduct>>();

/** Products of a very large store that exceed its cached lists, by sku. */
export async function unlistedProducts(
  db: Kysely<Database>,
  storeCode: string,
  catalogue: Catalogue,
  skus: string[],
): Promise<CatalogProduct[]> {
  if (catalogue.isWhole) return [];
  const known = kept.get(catalogue) ?? new BoundedMap<string, CatalogProduct>(MAX_CACHED);
  kept.set(catalogue, known);
  const unlisted = [...new Set(skus)].filter((sku) => !catalogue.bySku.has(sku));
  const found = unlisted.flatMap((sku) => known.get(sku) ?? []);
  if (found.length === unlisted.length) return found;
  const foundSkus = new Set(found.map(({ sku }) => sku));
  const missing = unlisted.filter((sku) => !foundSkus.has(sku));
  const read = makeProducts(await readRowsOf(db, storeCode, missing), catalogue.categories);
  for (const product of read) known.set(product.sku, product);
  return [...found, ...read];
}

/** The same by url key. */
export async function unlistedByUrlKey(
  db: Kysely<Database>,
  storeCode: string,
  catalogue: Catalogue,
  urlKeys: string[],
): Promise<CatalogProduct[]> {
  const unlisted = urlKeys.filter((key) => !catalogue.byUrlKey.has(key));
  if (catalogue.isWhole || unlisted.length === 0) return [];
  const rows = await db
    .selectFrom("product")
    .select("sku")
    .where("store_code", "=", storeCode)
    .where("url_key", "in", unlisted)
    .execute();
  return unlistedProducts(
    db,
    storeCode,
    catalogue,
    rows.map(({ sku }) => sku),
  );
}
