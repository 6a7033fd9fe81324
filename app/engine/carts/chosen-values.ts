import type { CatalogProduct } from "../catalog/catalog-product";

export interface ChosenValue {
  option: CatalogProduct["options"][number];
  value: CatalogProduct["options"][number]["values"][number];
}

/**
 * The product's options with the chosen values, in the product's order; discontinued ones are omitted.
 * @param chosen option code → value code
 */
export function chosenValues(
  product: Pick<CatalogProduct, "options">,
  chosen: Readonly<Record<string, string>>,
): ChosenValue[] {
  return product.options.flatMap((option) => {
    const value = option.values.find(({ code }) => code === chosen[option.code]);
    return value ? [{ option, value }] : [];
  });
}
