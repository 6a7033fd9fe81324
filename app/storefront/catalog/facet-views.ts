import { blueprints } from "~/design/products/all-products.server";
import type { FacetNamesFragment } from "~/provider/contract/documents.generated";
import { FILTERS, type FilterName, type ListingAddress } from "./listing-address";
import type { ChosenView, FacetOptionView, FacetView } from "./listing-view";

/** Attribute code of the contract → name in the address. */
const NAMES: Readonly<Record<string, FilterName>> = {
  category_uid: "category",
  family: "family",
  pets: "pet",
  color: "color",
  price: "price",
  occasion: "occasion",
};

/**
 * What the provider counted, as filters of the page.
 * @param paths category uid → path
 */
export function facetViews(
  aggregations: (FacetNamesFragment | null)[],
  paths: ReadonlyMap<string, string>,
): FacetView[] {
  return aggregations.flatMap((aggregation) => {
    if (!aggregation || !Object.hasOwn(NAMES, aggregation.attribute_code)) return [];
    const name = NAMES[aggregation.attribute_code];
    const options = (aggregation.options ?? []).flatMap((option): FacetOptionView[] => {
      const value = option && addressValue(name, option.value, paths);
      if (!value) return [];
      return [{ value, label: option.label ?? value, count: option.count ?? 0, ...swatchOf(name, value) }];
    });
    return [{ name, label: aggregation.label ?? name, options }];
  });
}

/**
 * Filters with a value chosen, to take it back, and those with a value that narrows the list. Of categories only
 * those stay that narrow it.
 */
export function usefulFacets(facets: FacetView[], address: ListingAddress, total: number): FacetView[] {
  return facets
    .filter(
      ({ name, options }) => address.filters[name].length > 0 || options.some(({ count }) => count < total),
    )
    .map((facet) => {
      if (facet.name !== "category" || address.filters.category.length > 0) return facet;
      return { ...facet, options: facet.options.filter(({ count }) => count < total) };
    });
}

/** What is chosen, with the words of `facets`; values that these do not know are left out. */
export function chosenViews(address: ListingAddress, facets: FacetView[]): ChosenView[] {
  return FILTERS.flatMap((name) => {
    const options = facets.find((facet) => facet.name === name)?.options ?? [];
    return options
      .filter(({ value }) => address.filters[name].includes(value))
      .map(({ value, label }) => ({ name, value, label }));
  });
}

function addressValue(
  name: FilterName,
  value: string,
  paths: ReadonlyMap<string, string>,
): string | undefined {
  if (name === "category") return paths.get(value);
  if (name === "price") return value.replace("_", "-").replace("*", "");
  return value;
}

/** Products may print a color in slightly different tones: the first of them counts. */
const swatches: ReadonlyMap<string, string> = new Map(
  Object.values(blueprints)
    .reverse()
    .flatMap(({ options }) => options.filter(({ code }) => code === "color"))
    .flatMap(({ values }) =>
      values.flatMap(({ code, swatch }): [string, string][] => (swatch ? [[code, swatch]] : [])),
    ),
);

function swatchOf(name: FilterName, value: string): { swatch?: string } {
  const swatch = name === "color" ? swatches.get(value) : undefined;
  return swatch ? { swatch } : {};
}
