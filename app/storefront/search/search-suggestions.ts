/** Where the header's search box asks while its shopper types: `?q=` and what was typed so far. */
export const SUGGESTIONS_PATH = "/search/suggestions";

/** A product, or a category (without price), to go to directly. */
export interface SearchSuggestion {
  title: string;
  path: string;
  /** Address of a square picture. */
  picture?: string;
  /** Starting price as text, such as `$14.99`. */
  price?: string;
}

/** Answer of SUGGESTIONS_PATH; empty lists when nothing fits or the words cannot be searched for. */
export interface SearchSuggestions {
  /** At most six. */
  suggestions: SearchSuggestion[];
  /** At most four longer or better spelled searches. */
  words: string[];
}
