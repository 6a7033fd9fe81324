/** Rules for search terms, shared by the header's search box and the results page (specification §5). */

export const RESULTS_PATH = "/catalogsearch/result";

export const MAX_SEARCH_LENGTH = 128;

/** For the `pattern` of an input: letters of any alphabet, digits, space, underscore and hyphen. */
export const SEARCH_PATTERN = "[\\p{L}\\p{M}\\p{Nd} _\\-]*";

const ALLOWED = new RegExp(`^${SEARCH_PATTERN}$`, "u");
const WRONG_WORDS =
  "Please enter valid string. Allowed Characters are letters, digits, space, underscore and hyphen.";
const TOO_LONG = `Please enter at most ${MAX_SEARCH_LENGTH} characters.`;

/** Trims a search term and collapses its spaces. */
export function tidySearch(typed: string | null): string {
  return (typed ?? "").trim().replace(/\s+/g, " ");
}

/** Returns the message for a term that is not searchable; null for a valid or empty one. */
export function searchProblem(words: string): string | null {
  if (!ALLOWED.test(words)) return WRONG_WORDS;
  return words.length > MAX_SEARCH_LENGTH ? TOO_LONG : null;
}

/** Returns the path of the results for a search term. */
export function searchPath(words: string): string {
  return `${RESULTS_PATH}?q=${encodeURIComponent(words).replace(/%20/g, "+")}`;
}
