import { blueprints } from "~/design/products/all-products.server";
import type { FacetNamesFragment } from "~/provider/contract/documents.generated";
import { FILTERS, type FilterName, type ListingAddress } from "./listing-address";
import type { FacetOptionView, FacetView } from "./listing-view";

/** Attribute code of the contract → parameter name in the URL. */
const NAMES: Readonly<Record<string, FilterName>> = {
  category_uid: "category",
  family: "family",
  pets: "pet",
  color: "color",
  price: "price",
  recipient: "recipient",
  occasion: "occasion",
};

/** Converts the provider's facet counts to filters of the page. @param paths category uid → path */
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
 * Returns filters with a chosen value, so that it can be removed, and filters with a value that narrows the list.
 * Categories that do not narrow it are left out.
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

/** Returns the chosen values with their labels from `facets`; values that are not in `facets` are left out. */
export function chosenViews(address: ListingAddress, facets: FacetView[]) {
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

/** Color name → hex; if products use slightly different tones, the first one counts. */
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
