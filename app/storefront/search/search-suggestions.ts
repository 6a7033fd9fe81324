/** The endpoint for suggestions while typing in the header's search box: `?q=` and the text so far. */
export const SUGGESTIONS_PATH = "/search/suggestions";

/** A product, or a category (without price), to open directly. */
export interface SearchSuggestion {
  title: string;
  path: string;
  /** URL of a square picture. */
  picture?: string;
  /** Starting price as text, such as `$14.99`. */
  price?: string;
}

/** Response of SUGGESTIONS_PATH; empty lists when nothing matches or the text is not searchable. */
export interface SearchSuggestions {
  /** At most six. */
  suggestions: SearchSuggestion[];
  /** At most four longer or corrected search terms. */
  words: string[];
}
