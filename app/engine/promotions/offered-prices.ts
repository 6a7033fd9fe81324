import type { CatalogOption, CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
import type { Row } from "../database/schema";
import { applyRate } from "../totals/money";

export type PriceOffer = Row<"price_code">;

type Priced = OfferedPrices & Pick<CatalogProduct, "sku" | "is_virtual">;

/** The prices of a product with an offer; the regular ones are those without it. */
export type OfferedPrices = Pick<
  CatalogProduct,
  "price_cents" | "regular_price_cents" | "options" | "countedPrices"
>;

/** An offer's `size` refers to value codes of this option. */
const SIZE = "size";

/**
 * The product's prices with the cheapest of the offers; null when none reduces it. Parts of a price are reduced
 * separately, so that a page can add them up like regular ones.
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

/**
 * An offer for all products excludes those that are not shipped, such as gift certificates: money is not discounted.
 */
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
  const prices = atRegularPrices(product);
  return {
    ...prices,
    price_cents: reduced(prices.price_cents),
    options: prices.options.map((option) =>
      withValues(option, (value) => ({ ...value, price_cents: reduced(value.price_cents) })),
    ),
    countedPrices: prices.countedPrices.map((price) => ({ ...price, cents: reduced(price.cents) })),
  };
}

function byPrice(product: Priced, priceCents: number): OfferedPrices | null {
  const cut = unitPrice(product, {}) - priceCents;
  return cut > 0 ? { ...atRegularPrices(product), price_cents: product.price_cents - cut } : null;
}

/**
 * Only the given size is reduced. Surcharges are recomputed relative to the cheapest size, as everywhere in the store.
 */
function byPriceOfSize(product: Priced, size: string, priceCents: number): OfferedPrices | null {
  const prices = atRegularPrices(product);
  const option = prices.options.find(({ code }) => code === SIZE);
  const cut = unitPrice(product, { [SIZE]: size }) - priceCents;
  if (!option?.values.some(({ code }) => code === size) || cut <= 0) return null;
  const cheaper = withValues(option, (value) =>
    value.code === size ? { ...value, price_cents: value.price_cents - cut } : value,
  );
  const [min] = cheaper.values.toSorted((one, other) => one.price_cents - other.price_cents);
  const counted = withValues(cheaper, (value) => ({
    ...value,
    price_cents: value.price_cents - min.price_cents,
    regular_price_cents: value.regular_price_cents - min.regular_price_cents,
  }));
  return {
    price_cents: prices.price_cents + min.price_cents,
    regular_price_cents: prices.regular_price_cents + min.regular_price_cents,
    options: prices.options.map((other) => (other === option ? counted : other)),
    countedPrices: prices.countedPrices,
  };
}

type RegularOption = CatalogOption & {
  values: (CatalogOption["values"][number] & { regular_price_cents: number })[];
};

/** The product with each part of its regular price. */
function atRegularPrices(product: Priced) {
  return {
    price_cents: product.price_cents,
    regular_price_cents: product.regular_price_cents ?? product.price_cents,
    options: product.options.map(
      (option): RegularOption =>
        withValues(option, (value) => ({
          ...value,
          regular_price_cents: value.regular_price_cents ?? value.price_cents,
        })),
    ),
    countedPrices: product.countedPrices.map((price) => ({
      ...price,
      regularCents: price.regularCents ?? price.cents,
    })),
  };
}

function withValues<Option extends CatalogOption, Value>(
  option: Option,
  change: (value: Option["values"][number]) => Value,
): Omit<Option, "values"> & { values: Value[] } {
  return { ...option, values: option.values.map(change) };
}
