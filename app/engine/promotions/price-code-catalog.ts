import { type Catalog, previewCatalog, readCatalog } from "../catalog/catalog";
import type { CatalogProduct } from "../catalog/catalog-product";
import { unlistedByUrlKey, unlistedProducts } from "../catalog/unlisted-products";
import { viewProduct } from "../catalog/view-product";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { BoundedMap } from "../shared/bounded-map";
import { offeredPrices, type PriceOffer } from "./offered-prices";
import { findPriceOffers } from "./price-code-offers";

/** Number of cached catalogs with a price code's prices; a store runs few offers at a time. */
const MAX_CACHED = 8;

/** Keyed by offers: visitors with equal offers see equal prices. */
const offered = new WeakMap<Catalog, BoundedMap<string, Catalog>>();

/** Products requested by name, which the store may not list. */
interface Named {
  skus?: string[];
  urlKeys?: string[];
}

/** What determines the catalog that a visitor sees. */
export type CatalogVisitor = Pick<
  EngineContext,
  "db" | "storeCode" | "priceCache" | "previewDraft" | "previewContent"
>;

/**
 * The catalog at the visitor's prices: the store's own, with the reductions of their price codes; for staff who preview
 * a draft, as it will be.
 */
export async function visitorCatalog(
  { db, storeCode, priceCache, previewDraft, previewContent }: CatalogVisitor,
  named: Named = {},
): Promise<Catalog> {
  const [product, content] = [await previewDraft(), await previewContent()];
  const category = content?.kind === "CATEGORY" ? (content.row as unknown as Row<"category">) : null;
  const isPreview = product !== null || category !== null;
  const all = await (isPreview
    ? previewCatalog(db, storeCode, { product, category })
    : readCatalog(db, storeCode));
  const catalog = await withNamed(db, storeCode, all, named);
  if (priceCache === null) return catalog;
  const { current } = await findPriceOffers(db, storeCode, priceCache, new Date());
  return current.length === 0 ? catalog : offeredCatalog(catalog, current);
}

/** The catalog itself when it lists all of them, otherwise one with the named products only. */
async function withNamed(
  db: EngineContext["db"],
  storeCode: string,
  catalog: Catalog,
  { skus = [], urlKeys = [] }: Named,
): Promise<Catalog> {
  const unlisted = [
    ...(await unlistedProducts(db, storeCode, catalog, skus)),
    ...(await unlistedByUrlKey(db, storeCode, catalog, urlKeys)),
  ];
  if (unlisted.length === 0) return catalog;
  const listed = [
    ...skus.flatMap((sku) => catalog.bySku.get(sku) ?? []),
    ...urlKeys.flatMap((key) => catalog.byUrlKey.get(key) ?? []),
  ];
  return ofProducts(catalog, [...listed, ...unlisted]);
}

function ofProducts(catalog: Catalog, products: CatalogProduct[]): Catalog {
  return {
    ...catalog,
    products,
    bySku: new Map(products.map((product) => [product.sku, product])),
    byUrlKey: new Map(products.map((product) => [product.url_key, product])),
  };
}

function offeredCatalog(catalog: Catalog, offers: PriceOffer[]): Catalog {
  const kept = offered.get(catalog) ?? new BoundedMap<string, Catalog>(MAX_CACHED);
  offered.set(catalog, kept);
  return kept.getOrMake(JSON.stringify(offers), () =>
    ofProducts(
      catalog,
      catalog.products.map((product) => offeredProduct(product, offers)),
    ),
  );
}

function offeredProduct(product: CatalogProduct, offers: PriceOffer[]): CatalogProduct {
  const prices = offeredPrices(product, offers);
  if (!prices) return product;
  const priced = { ...product, ...prices };
  const categories = (product.view.categories ?? []).filter((category) => category !== null);
  return { ...priced, view: viewProduct(priced, categories) };
}
