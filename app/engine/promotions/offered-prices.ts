import type { CatalogOption, CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
import type { Row } from "../database/schema";
import { applyRate } from "../totals/money";

/** What a price code makes cheaper. */
export type PriceOffer = Row<"price_code">;

type Priced = Pick<CatalogProduct, "sku" | "is_virtual" | "price_cents" | "regular_price_cents" | "options">;

/** The prices of a product by an offer; the regular ones are what it costs otherwise. */
export type OfferedPrices = Pick<CatalogProduct, "price_cents" | "regular_price_cents" | "options">;

/** Value codes of this option are what an offer's `size` names. */
const SIZE = "size";

/**
 * The product's prices by that offer of those that makes it cheapest; null when none makes it cheaper. Parts of a
 * price are reduced one by one, so that a page may add them up as it adds up normal ones.
 */
export function offeredPrices(product: Priced, offers: readonly PriceOffer[]): OfferedPrices | null {
  return offers
    .filter((offer) => concerns(offer, product))
    .flatMap((offer) => pricesBy(offer, product) ?? [])
    .reduce<OfferedPrices | null>(
      (best, prices) => (best && unitPrice(best, {}) <= unitPrice(prices, {}) ? best : prices),
      null,
    );
}

/** An offer for everything leaves out what is not shipped, such as gift certificates: money is not sold for less. */
function concerns({ sku }: PriceOffer, product: Priced): boolean {
  return sku === product.sku || (sku === "" && product.is_virtual === 0);
}

function pricesBy(offer: PriceOffer, product: Priced): OfferedPrices | null {
  if (offer.price_cents === null) return byRate(product, offer.percent_basis_points);
  if (offer.size === null) return byPrice(product, offer.price_cents);
  return byPriceOfSize(product, offer.size, offer.price_cents);
}

function byRate(product: Priced, basisPoints: number): OfferedPrices | null {
  if (basisPoints <= 0) return null;
  const reduced = (cents: number) => cents - applyRate(cents, basisPoints);
  return withPrices(product, reduced(product.price_cents), (_code, cents) => reduced(cents));
}

function byPrice(product: Priced, priceCents: number): OfferedPrices | null {
  const cut = unitPrice(product, {}) - priceCents;
  if (cut <= 0) return null;
  return withPrices(product, product.price_cents - cut, (_code, cents) => cents);
}

/** The other sizes cost what they did, now counted from the cheapest of all. */
function byPriceOfSize(product: Priced, size: string, priceCents: number): OfferedPrices | null {
  const values = product.options.find(({ code }) => code === SIZE)?.values ?? [];
  if (!values.some(({ code }) => code === size)) return null;
  const cut = unitPrice(product, { [SIZE]: size }) - priceCents;
  if (cut <= 0) return null;
  const added = new Map(
    values.map(({ code, price_cents }) => [code, price_cents - (code === size ? cut : 0)]),
  );
  const least = Math.min(...added.values());
  return withPrices(product, product.price_cents + least, (option, cents, value) =>
    option === SIZE ? (added.get(value) ?? cents) - least : cents,
  );
}

function withPrices(
  product: Priced,
  priceCents: number,
  addedBy: (option: string, cents: number, value: string) => number,
): OfferedPrices {
  return {
    price_cents: priceCents,
    regular_price_cents: product.regular_price_cents ?? product.price_cents,
    options: product.options.map(
      (option): CatalogOption => ({
        ...option,
        values: option.values.map((value) => ({
          ...value,
          price_cents: addedBy(option.code, value.price_cents, value.code),
          regular_price_cents: value.regular_price_cents ?? value.price_cents,
        })),
      }),
    ),
  };
}
