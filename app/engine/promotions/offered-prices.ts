import type { CatalogOption, CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
import type { Row } from "../database/schema";
import { applyRate } from "../totals/money";

/** What a price code makes cheaper. */
export type PriceOffer = Row<"price_code">;

type Priced = OfferedPrices & Pick<CatalogProduct, "sku" | "is_virtual">;

/** The prices of a product by an offer; the regular ones are what it costs otherwise. */
export type OfferedPrices = Pick<
  CatalogProduct,
  "price_cents" | "regular_price_cents" | "options" | "countedPrices"
>;

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

/** The other sizes cost what they did; all are now counted from the cheapest, as everywhere in the shop. */
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

/** The product as it is, with what it costs otherwise in every part of its price. */
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
