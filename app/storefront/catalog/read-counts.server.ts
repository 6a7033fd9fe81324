import { json } from "@remix-run/node";
import { openProvider } from "~/provider/provider.server";
import { readSearchConfiguration } from "../search/search-configuration.server";
import { searchProducts } from "../search/search-products.server";
import { RESULTS_PATH, searchProblem, tidySearch } from "../search/search-words";
import { categoryPath } from "./catalog-paths";
import { openCatalog } from "./catalog-request.server";
import { parseListing } from "./listing-address";
import type { ListingCounts } from "./listing-counts";
import { providerLists } from "./product-lists.server";
import { categoryPaths, readCategories } from "./read-categories.server";
import { countListing, type WantedListing } from "./read-listing.server";

/**
 * Serves COUNTS_PATH: what a category or search would show with other filters, without its products.
 * @throws Response 404 for a path that lists nothing, 502 when the provider is unavailable
 */
export async function respondWithCounts(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const path = searchParams.get("path") ?? "";
  const counts = path === RESULTS_PATH ? await countSearch(request) : await countCategory(request, path);
  if (!counts) throw new Response("Page Not Found", { status: 404 });
  return json(counts, {
    headers: { "Cache-Control": "private, max-age=60", Vary: "Cookie", "X-Robots-Tag": "noindex" },
  });
}

async function countCategory(request: Request, path: string): Promise<ListingCounts | null> {
  const category = (await readCategories()).find((each) => categoryPath(each) === path);
  if (!category) return null;
  const catalog = await openCatalog(request);
  return countListing(providerLists(catalog), {
    ...wantedListing(request, path, ""),
    scope: { category_uid: { eq: category.uid } },
    hiddenFilters: ["category"],
  });
}

async function countSearch(request: Request): Promise<ListingCounts | null> {
  const words = tidySearch(new URL(request.url).searchParams.get("q"));
  if (words === "" || searchProblem(words)) return null;
  const [provider, configuration, categories] = await Promise.all([
    openProvider(request),
    readSearchConfiguration(),
    readCategories(),
  ]);
  return countListing(await searchProducts(provider.request, configuration, words), {
    ...wantedListing(request, RESULTS_PATH, words),
    categoryPaths: categoryPaths(categories),
  });
}

function wantedListing(request: Request, path: string, words: string): WantedListing {
  const address = parseListing(new URL(request.url).searchParams, words);
  return { path, address: { ...address, page: 1 }, scope: {}, hiddenFilters: [], categoryPaths: new Map() };
}
