import { applyRate } from "../totals/money";
import type { CatalogOption, CatalogProduct } from "./catalog-product";
import { centsToStart, chargedUnits, countedCents, type DesignCounts } from "./prices-per-unit";
import { breakAt } from "./quantity-breaks";

type Priced = Pick<CatalogProduct, "price_cents" | "regular_price_cents" | "options" | "countedPrices">;

/** Option code → value code. */
type Chosen = Readonly<Record<string, string>>;

/**
 * Price of one piece, in cents: product, chosen values and counted parts of the design. An option without a known
 * choice counts as its cheapest value. The counted parts cost at least what the list price includes.
 */
export function unitPrice(
  product: Omit<Priced, "regular_price_cents">,
  chosen: Chosen,
  counts?: DesignCounts,
): number {
  const ofOptions = product.options.reduce(
    (cents, option) => cents + pricedValue(option, chosen).price_cents,
    product.price_cents,
  );
  return ofOptions + countedCents(product, counts) + centsToStart(product, counts);
}

/** Price of the same piece without the offer, in cents; unchanged when there is no offer. @param counts default: the fewest */
export function regularUnitPrice(product: Priced, chosen: Chosen, counts: DesignCounts = {}): number {
  const ofOptions = product.options.reduce((cents, option) => {
    const { price_cents, regular_price_cents } = pricedValue(option, chosen);
    return cents + (regular_price_cents ?? price_cents);
  }, product.regular_price_cents ?? product.price_cents);
  return product.countedPrices.reduce(
    (cents, price) =>
      cents + Math.max(price.min, chargedUnits(price, counts)) * (price.regularCents ?? price.cents),
    ofOptions,
  );
}

/** Unit price with the quantity discount, in cents. */
export function priceAtQuantity(
  { quantityBreaks }: Pick<CatalogProduct, "quantityBreaks">,
  cents: number,
  pieces: number,
): number {
  const reached = breakAt(quantityBreaks, pieces);
  return reached ? cents - applyRate(cents, reached.basisPoints) : cents;
}

type ValuePrice = Pick<CatalogOption["values"][number], "price_cents" | "regular_price_cents">;

const NOTHING: ValuePrice = { price_cents: 0, regular_price_cents: null };

function pricedValue({ code, values }: CatalogOption, chosen: Chosen): ValuePrice {
  return values.find((value) => value.code === chosen[code]) ?? cheapest(values);
}

function cheapest(values: ValuePrice[]): ValuePrice {
  const [first = NOTHING, ...others] = values;
  return others.reduce((min, value) => (value.price_cents < min.price_cents ? value : min), first);
}
