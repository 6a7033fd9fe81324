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
import type { ListingCounts } from "./listing-counts";
import { listingVariables } from "./listing-variables";
import type { FacetView, ListingView } from "./listing-view";
import { cardsOf } from "./product-cards.server";
import type { ProductFilter, ProductListPage, ProductLists } from "./product-lists.server";

type PageVariables = Parameters<ProductLists["readPage"]>[0];

export interface WantedListing {
  path: string;
  address: ListingAddress;
  /** The filter that defines the list, such as its category. */
  scope: ProductFilter;
  /** Filters that are not useful on this page. */
  hiddenFilters: FilterName[];
  /** Category uid → path. */
  categoryPaths: ReadonlyMap<string, string>;
}

/**
 * Reads one page of a product list; unknown filter values are left out.
 * @throws Response a redirect to the last page when the page number is too high, 502 when the provider is unavailable
 */
export async function readListing(
  catalog: CatalogRequest,
  lists: ProductLists,
  wanted: WantedListing,
): Promise<{ listing: ListingView; suggestions: string[] }> {
  const unfiltered = await unfilteredFacets(lists, wanted);
  const sorts = await possibleSorts();
  const kept = withoutUnknown(wanted.address, unfiltered);
  const address = { ...kept, sort: sorts.find((sort) => sort === kept.sort) ?? null };
  const page = await readPage(lists, listingVariables(address, wanted.scope));
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
      chosen: chosenViews(address, unfiltered),
      cards: await cardsOf(catalog, page.items ?? []),
    },
    suggestions: (page.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? []),
  };
}

/** Reads a page, or the first one when Magento rejects the number of a page beyond the last. */
async function readPage(lists: ProductLists, variables: PageVariables): Promise<ProductListPage> {
  try {
    return await lists.readPage(variables);
  } catch (error) {
    const wanted = variables.currentPage ?? 1;
    if (wanted === 1) throw error;
    const first = await lists.readPage({ ...variables, currentPage: 1 });
    if ((first.page_info?.total_pages ?? 0) >= wanted) throw error;
    return first;
  }
}

/** Counts what a page of a list would show, without reading its products. Unknown filter values are left out. */
export async function countListing(lists: ProductLists, wanted: WantedListing): Promise<ListingCounts> {
  const address = withoutUnknown(wanted.address, await unfilteredFacets(lists, wanted));
  const page = await lists.readPage({ ...listingVariables(address, wanted.scope), pageSize: 1 });
  const total = page.total_count ?? 0;
  return { total, facets: usefulFacets(await viewFacets(page.aggregations, wanted), address, total) };
}

function withoutUnknown(address: ListingAddress, facets: FacetView[]): ListingAddress {
  return withValues(address, (name, value) =>
    facets.some((facet) => facet.name === name && facet.options.some((option) => option.value === value)),
  );
}

/** The facets of the unfiltered list; requested only when the list is filtered. */
async function unfilteredFacets(lists: ProductLists, wanted: WantedListing): Promise<FacetView[]> {
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
