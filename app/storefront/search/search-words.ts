/** Rules for search terms, shared by the header's search box and the results page (specification §5). */

export const RESULTS_PATH = "/catalogsearch/result";

export const MAX_SEARCH_LENGTH = 128;

/** For the `pattern` of an input: at least one letter of any alphabet, or digit. */
export const SEARCH_PATTERN = ".*[\\p{L}\\p{Nd}].*";

const SEARCHABLE = /[\p{L}\p{Nd}]/u;
/** Apostrophes do not divide words: "dog's" is searched as "dogs". */
const APOSTROPHES = /['\u2019`\xb4]/g;
const NOT_ALLOWED = /[^\p{L}\p{M}\p{Nd} _-]+/gu;
const WRONG_WORDS =
  "Please enter valid string. Allowed Characters are letters, digits, space, underscore and hyphen.";
const TOO_LONG = `Please enter at most ${MAX_SEARCH_LENGTH} characters.`;

/**
 * Removes what specification §5 does not allow from a search term, so that "cat & dog" finds what "cat dog" does, and
 * normalizes its spaces. A term without letters and digits stays, for its message.
 */
export function tidySearch(typed: string | null): string {
  const text = (typed ?? "").trim();
  if (!SEARCHABLE.test(text)) return text;
  return text.replace(APOSTROPHES, "").replace(NOT_ALLOWED, " ").replace(/\s+/g, " ").trim();
}

/** Returns the message for a tidied term that is not searchable; null for a valid or empty one. */
export function searchProblem(words: string): string | null {
  if (words !== "" && !SEARCHABLE.test(words)) return WRONG_WORDS;
  return words.length > MAX_SEARCH_LENGTH ? TOO_LONG : null;
}

/** Returns the path of the results for a search term. */
export function searchPath(words: string): string {
  return `${RESULTS_PATH}?q=${encodeURIComponent(words).replace(/%20/g, "+")}`;
}
