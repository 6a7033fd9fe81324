import type { CategoryPageMetadata, ProductRule } from "~/brand/category-data";
import { fillConfiguration } from "../content/config-directives";
import { readContentValues } from "../content/content-values";
import type { Connection, Row } from "../database/schema";
import type { CategoryTree } from "../graphql/resolvers.generated";
import { logger } from "../shared/logger";
import { cachedInMemory } from "../shared/memory-cache";
import { registerAddedProducts } from "./added-products";
import type { CatalogProduct } from "./catalog-product";
import { readListedRows } from "./catalog-rows";
import { makeProducts } from "./make-products";
import type { CatalogPreview } from "./preview/catalog-preview";
import { viewCategories } from "./view-category";

/** This many products, of about 15 KB each, fit into the memory of a small machine. */
const MAX_LISTED = 1000;

/** The products that a store lists and searches, in list order. `unlistedProducts` finds the others by name. */
export interface Catalog {
  products: CatalogProduct[];
  bySku: ReadonlyMap<string, CatalogProduct>;
  byUrlKey: ReadonlyMap<string, CatalogProduct>;
  /** In menu order. */
  categories: CategoryTree[];
  byUrlPath: ReadonlyMap<string, CategoryTree>;
  /** The rules of categories that collect their products by one, by uid. */
  rules: ReadonlyMap<string, ProductRule>;
  /** Uids of the categories that search engines index elsewhere, or not at all. */
  unindexedCategories: ReadonlySet<string>;
  /** Category uid → sku → position in the category. */
  positions: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** True if the store has no further products. */
  isWhole: boolean;
}

/**
 * The store's catalog, cached: it changes rarely and every page reads it. Limited to the first `MAX_LISTED` products.
 */
export const readCatalog = cachedInMemory(
  (db, storeCode): Promise<Catalog> => loadCatalog(db, storeCode),
  ({ byUrlKey, byUrlPath }, path) => byUrlKey.has(path) || byUrlPath.has(path),
);

/** The store's catalog with drafts as if they were published. Not cached: it is for staff alone. */
export function previewCatalog(db: Connection, storeCode: string, preview: CatalogPreview): Promise<Catalog> {
  return loadCatalog(db, storeCode, preview);
}

async function loadCatalog(db: Connection, storeCode: string, preview?: CatalogPreview): Promise<Catalog> {
  const [rows, categoryRows] = await Promise.all([
    readListedRows(db, storeCode, MAX_LISTED, preview),
    readCategories(db, storeCode, preview?.category ?? null),
    registerAddedProducts(db, storeCode),
  ]);
  const salable = new Set(rows.products.flatMap(({ sku, is_salable }) => (is_salable ? [sku] : [])));
  const listed = rows.links.filter(({ sku }) => salable.has(sku));
  const categories = viewCategories(categoryRows, positionsByCategory(listed));
  const rules = productRules(categoryRows);
  const products = makeProducts(rows, categories, new Set(rules.keys()));
  showPictures(categories, products, rules);
  const isWhole = products.length < MAX_LISTED;
  if (!isWhole) logger.warn({ listed: MAX_LISTED }, "lists and search show the first products alone");
  return {
    products,
    bySku: new Map(products.map((product) => [product.sku, product])),
    byUrlKey: new Map(products.map((product) => [product.url_key, product])),
    categories,
    byUrlPath: new Map(categories.map((category) => [category.url_path ?? "", category])),
    rules,
    unindexedCategories: new Set(categoryRows.filter(isUnindexed).map(({ uid }) => uid)),
    positions: positionsByCategory(rows.links),
    isWhole,
  };
}

/**
 * The categories that the store shows, in menu order, with configuration values in their descriptions for search engines.
 * @param drafted a category in place of the published one
 */
async function readCategories(
  db: Connection,
  storeCode: string,
  drafted: Row<"category"> | null,
): Promise<Row<"category">[]> {
  const [rows, configuration] = await Promise.all([
    db
      .selectFrom("category")
      .selectAll()
      .where("store_code", "=", storeCode)
      .orderBy("position")
      .orderBy("url_path")
      .execute(),
    readContentValues(db, storeCode),
  ]);
  const shown = (drafted ? withDrafted(rows, drafted) : rows).filter(({ is_visible }) => is_visible === 1);
  return shown.map((row) => ({
    ...row,
    meta_description: fillConfiguration(row.meta_description, configuration),
  }));
}

function withDrafted(rows: Row<"category">[], drafted: Row<"category">): Row<"category">[] {
  const others = rows.filter(({ uid }) => uid !== drafted.uid);
  return [...others, drafted].sort((one, other) => one.position - other.position);
}

function isUnindexed({ page_metadata }: Row<"category">): boolean {
  const { metaRobots = "", canonicalUrl }: CategoryPageMetadata = JSON.parse(page_metadata);
  return /noindex/i.test(metaRobots) || Boolean(canonicalUrl);
}

function productRules(rows: Row<"category">[]): Map<string, ProductRule> {
  return new Map(
    rows.flatMap(({ uid, product_rule }) =>
      product_rule ? [[uid, JSON.parse(product_rule) as ProductRule]] : [],
    ),
  );
}

function positionsByCategory(links: Row<"category_product">[]): Map<string, Map<string, number>> {
  const positions = new Map<string, Map<string, number>>();
  for (const { category_uid, sku, position } of links) {
    const skus = positions.get(category_uid) ?? new Map<string, number>();
    positions.set(category_uid, skus.set(sku, position));
  }
  return positions;
}

/**
 * Gives each category the picture of its first product that represents no other category yet. Small categories choose
 * before large ones, which have more to choose from, and categories that collect others' products choose last.
 */
function showPictures(categories: CategoryTree[], products: CatalogProduct[], rules: Catalog["rules"]): void {
  const taken = new Set<CatalogProduct>();
  const smallestFirst = categories
    .toSorted((one, other) => (one.product_count ?? 0) - (other.product_count ?? 0))
    .toSorted((one, other) => Number(rules.has(one.uid)) - Number(rules.has(other.uid)));
  for (const category of smallestFirst) {
    const own = products.filter(({ categoryUids }) => categoryUids.includes(category.uid));
    const shown = own.find((product) => !taken.has(product)) ?? own.at(0);
    if (!shown) continue;
    taken.add(shown);
    Object.defineProperty(category, "image", { get: () => shown.view.small_image?.url ?? null });
  }
}
