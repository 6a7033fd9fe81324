import type { CatalogProduct } from "./catalog-product";

/**
 * What one piece costs, in cents: the product and what its chosen values add. An option that is not chosen, or
 * with an unknown value, counts as its cheapest value.
 * @param chosen option code → value code
 */
export function unitPrice(
  product: Pick<CatalogProduct, "price_cents" | "options">,
  chosen: Readonly<Record<string, string>>,
): number {
  return product.options.reduce((cents, option) => {
    const value = option.values.find(({ code }) => code === chosen[option.code]);
    return cents + (value?.price_cents ?? cheapest(option.values));
  }, product.price_cents);
}

function cheapest(values: { price_cents: number }[]): number {
  return values.length === 0 ? 0 : Math.min(...values.map(({ price_cents }) => price_cents));
}
