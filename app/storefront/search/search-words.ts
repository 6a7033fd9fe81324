/** What may be typed into a search box; the header's box and the result page share it (specification §5). */

export const RESULTS_PATH = "/catalogsearch/result";

export const MAX_SEARCH_LENGTH = 128;

/** For the `pattern` of an input: letters of any alphabet, digits, space, underscore and hyphen. */
export const SEARCH_PATTERN = "[\\p{L}\\p{M}\\p{Nd} _\\-]*";

const ALLOWED = new RegExp(`^${SEARCH_PATTERN}$`, "u");
const WRONG_WORDS =
  "Please enter valid string. Allowed Characters are letters, digits, space, underscore and hyphen.";
const TOO_LONG = `Please enter at most ${MAX_SEARCH_LENGTH} characters.`;

/** What was typed, without the space around it and with single spaces in it. */
export function tidySearch(typed: string | null): string {
  return (typed ?? "").trim().replace(/\s+/g, " ");
}

/** The message that the words cannot be searched for; null when they can, and when there are none. */
export function searchProblem(words: string): string | null {
  if (!ALLOWED.test(words)) return WRONG_WORDS;
  return words.length > MAX_SEARCH_LENGTH ? TOO_LONG : null;
}

/** Address of the results for some words. */
export function searchPath(words: string): string {
  return `${RESULTS_PATH}?q=${encodeURIComponent(words).replace(/%20/g, "+")}`;
}
