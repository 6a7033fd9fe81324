import type { CategoryTileView } from "../catalog/category-tile";
import type { ListingView } from "../catalog/listing-view";
import type { PageDescription } from "../content/page-description";

/** Data of the search results page. */
export interface SearchView {
  page: PageDescription;
  /** The search term as typed; empty before a search. */
  words: string;
  /** Why it is not searchable. */
  problem: string | null;
  /** Null before a search. */
  listing: ListingView | null;
  /** The search term that was actually used, if it differs from the typed one. */
  readAs: string | null;
  /** Search terms with similar spelling that have results. */
  alike: string[];
  /** Suggestions for a search without results. */
  help: SearchHelp | null;
}

export interface SearchHelp {
  popularWords: string[];
  categories: CategoryTileView[];
}
