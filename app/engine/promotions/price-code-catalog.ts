import { type Catalog, readCatalog } from "../catalog/catalog";
import type { CatalogProduct } from "../catalog/catalog-product";
import { unlistedByUrlKey, unlistedProducts } from "../catalog/unlisted-products";
import { viewProduct } from "../catalog/view-product";
import type { EngineContext } from "../graphql/context";
import { BoundedMap } from "../shared/bounded-map";
import { offeredPrices, type PriceOffer } from "./offered-prices";
import { findPriceOffers } from "./price-code-offers";

/** Catalogs of one price code each that are kept; a shop runs few offers at a time. */
const MAX_CACHED = 8;

/** By their offers: whoever has the same ones sees the same prices, and nobody else. */
const offered = new WeakMap<Catalog, BoundedMap<string, Catalog>>();

/** What is asked for by name, and must be there although the store may not list it. */
interface Named {
  skus?: string[];
  urlKeys?: string[];
}

/** The catalog at the prices of whoever asks: the store's own, but for what their price code makes cheaper. */
export async function visitorCatalog(
  { db, storeCode, priceCache }: Pick<EngineContext, "db" | "storeCode" | "priceCache">,
  named: Named = {},
): Promise<Catalog> {
  const catalog = await withNamed(db, storeCode, await readCatalog(db, storeCode), named);
  if (priceCache === null) return catalog;
  const { current } = await findPriceOffers(db, storeCode, priceCache, new Date());
  return current.length === 0 ? catalog : offeredCatalog(catalog, current);
}

/** The catalog itself when it lists all of them, else one of the named products alone. */
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
