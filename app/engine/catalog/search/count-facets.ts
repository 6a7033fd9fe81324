import type { Aggregation } from "../../graphql/resolvers.generated";
import type { CatalogProduct } from "../catalog-product";
import { type CountedValue, type Facet, type FacetCode, facets } from "./facets";

/** A product that is in the list, or is excluded by one facet's filter only. */
export interface Candidate {
  product: CatalogProduct;
  /** The only facet whose filter excludes it; null when it is in the list. */
  excludedBy: FacetCode | null;
}

/**
 * Counts the products for each value of a facet, with the other filters applied but not the facet's own. Facets without
 * values are omitted.
 */
export function countFacets(candidates: Candidate[]): Aggregation[] {
  return facets
    .map((facet, position) => aggregation(facet, position, candidates))
    .filter(({ count }) => count > 0);
}

function aggregation(facet: Facet, position: number, candidates: Candidate[]) {
  const options = countValues(facet, candidates).sort(facet.order);
  return { attribute_code: facet.code, label: facet.label, count: options.length, options, position };
}

function countValues(facet: Facet, candidates: Candidate[]): CountedValue[] {
  const counted = new Map<string, CountedValue>();
  for (const { product, excludedBy } of candidates) {
    if (excludedBy !== null && excludedBy !== facet.code) continue;
    for (const { value, label } of facet.valuesOf(product)) {
      const known = counted.get(value);
      if (known) known.count += 1;
      else counted.set(value, { value, label, count: 1 });
    }
  }
  return [...counted.values()];
}
