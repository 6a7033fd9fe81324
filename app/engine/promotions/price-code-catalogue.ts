import type { CatalogProduct } from "../catalog/catalog-product";
import { type Catalogue, readCatalogue } from "../catalog/catalogue";
import { viewProduct } from "../catalog/view-product";
import type { EngineContext } from "../graphql/context";
import { BoundedMap } from "../shared/bounded-map";
import { offeredPrices, type PriceOffer } from "./offered-prices";
import { findPriceOffers } from "./price-code-offers";

/** Catalogues of one price code each that are kept; a shop runs few offers at a time. */
const MOST_KEPT = 8;

/** By their offers: whoever has the same ones sees the same prices, and nobody else. */
const offered = new WeakMap<Catalogue, BoundedMap<string, Catalogue>>();

/** The catalogue at the prices of whoever asks: the store's own, but for what their price code makes cheaper. */
export async function visitorCatalogue({
  db,
  storeCode,
  priceCache,
}: Pick<EngineContext, "db" | "storeCode" | "priceCache">): Promise<Catalogue> {
  const catalogue = await readCatalogue(db, storeCode);
  if (priceCache === null) return catalogue;
  const { current } = await findPriceOffers(db, storeCode, priceCache, new Date());
  return current.length === 0 ? catalogue : offeredCatalogue(catalogue, current);
}

function offeredCatalogue(catalogue: Catalogue, offers: PriceOffer[]): Catalogue {
  const kept = offered.get(catalogue) ?? new BoundedMap<string, Catalogue>(MOST_KEPT);
  offered.set(catalogue, kept);
  return kept.getOrMake(JSON.stringify(offers), () => {
    const products = catalogue.products.map((product) => offeredProduct(product, offers));
    return {
      ...catalogue,
      products,
      bySku: new Map(products.map((product) => [product.sku, product])),
      byUrlKey: new Map(products.map((product) => [product.url_key, product])),
    };
  });
}

function offeredProduct(product: CatalogProduct, offers: PriceOffer[]): CatalogProduct {
  const prices = offeredPrices(product, offers);
  if (!prices) return product;
  const priced = { ...product, ...prices };
  const categories = (product.view.categories ?? []).filter((category) => category !== null);
  return { ...priced, view: viewProduct(priced, prices.options, categories) };
}
