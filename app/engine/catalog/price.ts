import type { CatalogOption, CatalogProduct } from "./catalog-product";

type Priced = Pick<CatalogProduct, "price_cents" | "regular_price_cents" | "options">;

/** Option code → value code. */
type Chosen = Readonly<Record<string, string>>;

/**
 * What one piece costs, in cents: the product and what its chosen values add. An option that is not chosen, or
 * with an unknown value, counts as its cheapest value.
 */
export function unitPrice(product: Omit<Priced, "regular_price_cents">, chosen: Chosen): number {
  return product.options.reduce(
    (cents, option) => cents + pricedValue(option, chosen).price_cents,
    product.price_cents,
  );
}

/** What the same piece costs without the offer, in cents; the same where there is none. */
export function regularUnitPrice(product: Priced, chosen: Chosen): number {
  return product.options.reduce((cents, option) => {
    const { price_cents, regular_price_cents } = pricedValue(option, chosen);
    return cents + (regular_price_cents ?? price_cents);
  }, product.regular_price_cents ?? product.price_cents);
}

type ValuePrice = Pick<CatalogOption["values"][number], "price_cents" | "regular_price_cents">;

const NOTHING: ValuePrice = { price_cents: 0, regular_price_cents: null };

function pricedValue({ code, values }: CatalogOption, chosen: Chosen): ValuePrice {
  return values.find((value) => value.code === chosen[code]) ?? cheapest(values);
}

function cheapest(values: ValuePrice[]): ValuePrice {
  const [first = NOTHING, ...others] = values;
  return others.reduce((least, value) => (value.price_cents < least.price_cents ? value : least), first);
}
