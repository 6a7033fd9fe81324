import { brandOf } from "~/brand/brands.server";
import { thisBrand } from "~/brand/this-brand";
import { openProvider } from "~/provider/provider.server";
import { currentSettings } from "~/settings/settings.server";
import { openCatalog } from "../catalog/catalog-request.server";
import { type CategoryTileView, categoryTiles } from "../catalog/category-tile";
import { hasFilters, parseListing } from "../catalog/listing-address";
import type { ProductCardView } from "../catalog/product-card";
import { readCards } from "../catalog/product-cards.server";
import { categoryPaths, type ListedCategory, readCategories } from "../catalog/read-categories.server";
import { readListing } from "../catalog/read-listing.server";
import type { PageDescription } from "../content/page-description";
import { pageTitle } from "../content/page-title";
import { matchingCategories } from "./matching-categories.server";
import type { SearchConfiguration } from "./search-configuration.server";
import { readSearchConfiguration } from "./search-configuration.server";
import { searchProducts } from "./search-products.server";
import { RESULTS_PATH, searchPath, searchProblem, tidySearch } from "./search-words";

const MAX_CATEGORIES = 7;
const MAX_BEST_SELLERS = 4;

/**
 * Reads the results for the search term in the URL, or help with searching.
 * @throws Response a redirect to the last page when the page number is too high, 502 when the provider is unavailable
 */
export async function readSearch(request: Request) {
  const search = new URL(request.url).searchParams;
  const words = tidySearch(search.get("q"));
  const problem = searchProblem(words);
  const [configuration, categories] = await Promise.all([readSearchConfiguration(), readCategories()]);
  const view = {
    page: describePage(words, problem),
    /** The search term as typed; empty before a search. */
    words,
    /** Why it is not searchable. */
    problem,
    /** Null before a search. */
    listing: null,
    /** The search term that was actually used, if it differs from the typed one. */
    readAs: null,
    /** Search terms with similar spelling that have results. */
    alike: [] as string[],
    /** Categories about exactly what is searched for, such as "Gifts for Mom". */
    guides: [] as CategoryTileView[],
    /** Best sellers instead of results. */
    bestSellers: [] as ProductCardView[],
    /** Suggestions for a search without results. */
    help: helpFrom(configuration, categories),
  };
  if (words === "" || problem) return view;
  const provider = await openProvider(request);
  const lists = await searchProducts(provider.request, configuration, words);
  const [{ listing, suggestions }, matching] = await Promise.all([
    readListing(provider.request, lists, {
      path: RESULTS_PATH,
      address: parseListing(search, words),
      scope: {},
      hiddenFilters: [],
      categoryPaths: categoryPaths(categories),
    }),
    matchingCategories(words),
  ]);
  const guides = categoryTiles(matching);
  const isFound = listing.total > 0 || hasFilters(listing.address);
  if (!isFound) return { ...view, guides, alike: suggestions, bestSellers: await readBestSellers(request) };
  const readAs = suggestions.find((other) => !startsAlike(other, words)) ?? null;
  return { ...view, guides, listing, readAs, help: null };
}

export type SearchView = Awaited<ReturnType<typeof readSearch>>;

/** The products of the home page's first section; none when the brand has no such section. */
async function readBestSellers(request: Request): Promise<ProductCardView[]> {
  const { favorites } = brandOf(currentSettings()).home;
  return favorites ? readCards(await openCatalog(request), favorites.category, MAX_BEST_SELLERS) : [];
}

/** Suggests popular search terms, and the largest categories without subcategories. */
function helpFrom({ popularWords }: SearchConfiguration, categories: ListedCategory[]) {
  const largestFirst = categories
    .filter(({ children }) => !children?.length)
    .sort((one, other) => (other.product_count ?? 0) - (one.product_count ?? 0));
  return { popularWords, categories: categoryTiles(largestFirst).slice(0, MAX_CATEGORIES) };
}

export type SearchHelp = ReturnType<typeof helpFrom>;

/**
 * Checks whether one text starts with the other: the search runs while typing, so a longer word is not a correction of
 * a shorter one.
 */
function startsAlike(other: string, words: string): boolean {
  return other.toLowerCase().startsWith(words.toLowerCase());
}

/** Search results are not indexed: the products have their own pages. */
function describePage(words: string, problem: string | null): PageDescription {
  const isSearch = words !== "" && !problem;
  return {
    title: isSearch ? pageTitle(`Search results for "${words}"`) : pageTitle("Search"),
    description: thisBrand().search.description,
    canonical: `${currentSettings().publicUrl}${isSearch ? searchPath(words) : RESULTS_PATH}`,
    robots: "NOINDEX, FOLLOW",
  };
}
