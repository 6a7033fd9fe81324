import { type ListingAddress, listingSearch } from "./listing-address";
import type { FacetView } from "./listing-view";

/** The endpoint for the number of products that a choice of filters would show: `?path=` and a listing's search part. */
const COUNTS_PATH = "/search/counts";

/** Response of COUNTS_PATH. */
export interface ListingCounts {
  total: number;
  facets: FacetView[];
}

/** Returns the address that counts the products of a listing. @param path of the page that shows it */
export function countsAddress(path: string, address: ListingAddress): string {
  const search = listingSearch({ ...address, sort: null, page: 1 });
  return `${COUNTS_PATH}?path=${encodeURIComponent(path)}${search.replace("?", "&")}`;
}

/**
 * Returns the facets of the latest response without letting a value disappear under the shopper's finger: values that
 * are no longer counted stay, with no products.
 */
export function mergeFacets(shown: FacetView[], latest: FacetView[]): FacetView[] {
  const merged = shown.map((facet) => {
    const counted = latest.find(({ name }) => name === facet.name)?.options ?? [];
    const isShown = ({ value }: { value: string }) => facet.options.some((option) => option.value === value);
    const options = facet.options.map((option) => ({
      ...option,
      count: counted.find(({ value }) => value === option.value)?.count ?? 0,
    }));
    return { ...facet, options: [...options, ...counted.filter((option) => !isShown(option))] };
  });
  return [...merged, ...latest.filter(({ name }) => shown.every((facet) => facet.name !== name))];
}
