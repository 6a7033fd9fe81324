import { redirect } from "@remix-run/node";
import type { CatalogRequest } from "./catalog-request.server";
import { chosenViews, facetViews, usefulFacets } from "./facet-views";
import { possibleFacets, possibleSorts } from "./known-lists.server";
import {
  type FilterName,
  hasFilters,
  type ListingAddress,
  listingSearch,
  withPage,
  withValues,
} from "./listing-address";
import { listingVariables } from "./listing-variables";
import type { FacetView, ListingView } from "./listing-view";
import { cardsOf } from "./product-cards.server";
import type { ProductFilter, ProductListPage, ProductLists } from "./product-lists.server";

export interface WantedListing {
  /** Path of the page. */
  path: string;
  address: ListingAddress;
  /** What makes the list, such as its category. */
  scope: ProductFilter;
  /** Filters that make no sense on this page. */
  hiddenFilters: FilterName[];
  /** Category uid → path. */
  categoryPaths: ReadonlyMap<string, string>;
}

/**
 * One page of a list of products; values of filters that the list does not know are left out.
 * @throws Response a redirect to the last page when there are fewer, 502 when the provider cannot answer
 */
export async function readListing(
  catalog: CatalogRequest,
  lists: ProductLists,
  wanted: WantedListing,
): Promise<{ listing: ListingView; suggestions: string[] }> {
  const known = await knownFacets(lists, wanted);
  const sorts = await possibleSorts();
  const kept = withValues(wanted.address, (name, value) =>
    known.some((facet) => facet.name === name && facet.options.some((option) => option.value === value)),
  );
  const address = { ...kept, sort: sorts.find((sort) => sort === kept.sort) ?? null };
  const page = await lists.readPage(listingVariables(address, wanted.scope));
  const pages = page.page_info?.total_pages ?? 0;
  if (address.page > Math.max(1, pages)) {
    throw redirect(`${wanted.path}${listingSearch(withPage(address, Math.max(1, pages)))}`);
  }
  const total = page.total_count ?? 0;
  return {
    listing: {
      path: wanted.path,
      address,
      total,
      pages,
      sorts,
      facets: usefulFacets(await viewFacets(page.aggregations, wanted), address, total),
      chosen: chosenViews(address, known),
      cards: await cardsOf(catalog, page.items ?? []),
    },
    suggestions: (page.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? []),
  };
}

/** What the list can be filtered by before it is; asked only when it is filtered. */
async function knownFacets(lists: ProductLists, wanted: WantedListing): Promise<FacetView[]> {
  const { address, scope } = wanted;
  if (!hasFilters(address)) return [];
  const { words } = address;
  return viewFacets(await lists.readFacets({ ...(words && { search: words }), filter: scope }), wanted);
}

async function viewFacets(
  aggregations: ProductListPage["aggregations"],
  { categoryPaths, hiddenFilters }: WantedListing,
): Promise<FacetView[]> {
  const facets = facetViews(aggregations ?? [], categoryPaths);
  return possibleFacets(facets.filter(({ name }) => !hiddenFilters.includes(name)));
}
