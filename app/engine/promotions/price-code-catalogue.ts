import type { CatalogProduct } from "../catalog/catalog-product";
import { type Catalogue, readCatalogue } from "../catalog/catalogue";
import { unlistedByUrlKey, unlistedProducts } from "../catalog/unlisted-products";
import { viewProduct } from "../catalog/view-product";
import type { EngineContext } from "../graphql/context";
import { BoundedMap } from "../shared/bounded-map";
import { offeredPrices, type PriceOffer } from "./offered-prices";
import { findPriceOffers } from "./price-code-offers";

/** Number of cached catalogs with a price code's prices; a store runs few offers at a time. */
const MAX_CACHED = 8;

/** Keyed by offers: visitors with equal offers see equal prices. */
const offered = new WeakMap<Catalogue, BoundedMap<string, Catalogue>>();

/** Products requested by name, which the store may not list. */
interface Named {
  skus?: string[];
  urlKeys?: string[];
}

/** The catalog at the visitor's prices: the store's own, with the reductions of their price codes. */
export async function visitorCatalogue(
  { db, storeCode, priceCache }: Pick<EngineContext, "db" | "storeCode" | "priceCache">,
  named: Named = {},
): Promise<Catalogue> {
  const catalogue = await withNamed(db, storeCode, await readCatalogue(db, storeCode), named);
  if (priceCache === null) return catalogue;
  const { current } = await findPriceOffers(db, storeCode, priceCache, new Date());
  return current.length === 0 ? catalogue : offeredCatalogue(catalogue, current);
}

/** The catalog itself when it lists all of them, otherwise one with the named products only. */
async function withNamed(
  db: EngineContext["db"],
  storeCode: string,
  catalogue: Catalogue,
  { skus = [], urlKeys = [] }: Named,
): Promise<Catalogue> {
  const unlisted = [
    ...(await unlistedProducts(db, storeCode, catalogue, skus)),
    ...(await unlistedByUrlKey(db, storeCode, catalogue, urlKeys)),
  ];
  if (unlisted.length === 0) return catalogue;
  const listed = [
    ...skus.flatMap((sku) => catalogue.bySku.get(sku) ?? []),
    ...urlKeys.flatMap((key) => catalogue.byUrlKey.get(key) ?? []),
  ];
  return ofProducts(catalogue, [...listed, ...unlisted]);
}

function ofProducts(catalogue: Catalogue, products: CatalogProduct[]): Catalogue {
  return {
    ...catalogue,
    products,
    bySku: new Map(products.map((product) => [product.sku, product])),
    byUrlKey: new Map(products.map((product) => [product.url_key, product])),
  };
}

function offeredCatalogue(catalogue: Catalogue, offers: PriceOffer[]): Catalogue {
  const kept = offered.get(catalogue) ?? new BoundedMap<string, Catalogue>(MAX_CACHED);
  offered.set(catalogue, kept);
  return kept.getOrMake(JSON.stringify(offers), () =>
    ofProducts(
      catalogue,
      catalogue.products.map((product) => offeredProduct(product, offers)),
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
