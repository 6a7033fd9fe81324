import type { CategoryTileView } from "../catalog/category-tile";
import type { ListingView } from "../catalog/listing-view";
import type { PageDescription } from "../content/page-description";

/** What the page of search results shows. */
export interface SearchView {
  page: PageDescription;
  /** As typed; empty before a search. */
  words: string;
  /** Why they cannot be searched for. */
  problem: string | null;
  /** Null before a search. */
  listing: ListingView | null;
  /** How the words were read, when that is not as they were typed. */
  readAs: string | null;
  /** Searches that are spelled alike and find something. */
  alike: string[];
  /** Ways on for those who have found nothing yet. */
  help: SearchHelp | null;
}

export interface SearchHelp {
  popularWords: string[];
  categories: CategoryTileView[];
}
