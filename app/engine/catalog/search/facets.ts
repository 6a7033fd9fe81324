import type { CatalogProduct } from "../catalog-product";
import { unitPrice } from "../price";
import { priceRangeOf, rangeStart } from "./price-ranges";
import type { AttributeValue } from "./product-attributes";

/** The codes are the contract's filter names, except for the category, whose filter is `category_url_path`. */
export type FacetCode = "category_uid" | "family" | "pets" | "color" | "price" | "recipient" | "occasion";

export interface CountedValue extends AttributeValue {
  count: number;
}

/** A property by which the products of a list are counted. */
export interface Facet {
  code: FacetCode;
  label: string;
  valuesOf(product: CatalogProduct): AttributeValue[];
  /** Sorts the values for display; equal ones keep the order of their products. */
  order(one: CountedValue, other: CountedValue): number;
}

/** In display order. */
export const facets: Facet[] = [
  attributeFacet("family", "Product"),
  attributeFacet("pets", "Pet"),
  attributeFacet("color", "Color"),
  {
    code: "price",
    label: "Price",
    valuesOf: (product) => [priceRangeOf(unitPrice(product, {}))],
    order: (one, other) => rangeStart(one.value) - rangeStart(other.value),
  },
  attributeFacet("recipient", "For"),
  attributeFacet("occasion", "Occasion"),
  attributeFacet("category_uid", "Category"),
];

function attributeFacet(code: Exclude<FacetCode, "price">, label: string): Facet {
  return {
    code,
    label,
    valuesOf: ({ attributes }) => attributes[code],
    order: (one, other) => other.count - one.count,
  };
}
