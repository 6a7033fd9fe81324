import type { SearchResult } from "minisearch";
import type { Catalog } from "../catalog";
import { type SearchIndex, searchIndexOf, WEAK_FIELDS } from "./search-index";
import { searchedWords, termOf } from "./terms";

/** Longer searches are cut. */
const MAX_SEARCH_LENGTH = 128;
const MAX_SUGGESTIONS = 4;
const MIN_PREFIX_LENGTH = 2;

export interface SearchResponse {
  /** How well each product fits, by sku; those that do not fit are not there. */
  scores: ReadonlyMap<string, number>;
  /** The search spelled as the catalog spells it, when that was needed; else longer searches that begin alike. */
  suggestions: string[];
}

/**
 * Searches the products for sale. All words must fit; when no product has them all, those that have some are
 * found. What only mentions the words in passing is left out when something else is what they say. A word that no product has is read as the known word that is spelled most alike.
 */
export function searchCatalog(catalog: Catalog, text: string): SearchResponse {
  const typed = searchedWords(text.slice(0, MAX_SEARCH_LENGTH));
  if (typed.length === 0) return { scores: new Map(), suggestions: [] };
  const index = searchIndexOf(catalog);
  const words = typed.map((word) => spelled(index, word));
  const isCorrected = words.some((word, position) => word !== typed[position]);
  return {
    scores: fittingProducts(index, words),
    suggestions: isCorrected ? [words.join(" ")] : longerSearches(index, words),
  };
}

function spelled(index: SearchIndex, word: string): string {
  if (hasTerm(index, word) || hasPrefix(index, word)) return word;
  const [likeliest] = index.spelling.search(word);
  return likeliest ? String(likeliest.id) : word;
}

function hasTerm(index: SearchIndex, word: string): boolean {
  return index.terms.has(termOf(word) ?? "");
}

function hasPrefix(index: SearchIndex, word: string): boolean {
  return [...index.terms].some((term) => term.startsWith(word));
}

function fittingProducts(index: SearchIndex, words: string[]): Map<string, number> {
  const terms = words.flatMap((word) => termOf(word) ?? []);
  const search = (combineWith: "AND" | "OR") =>
    index.products.search(terms.join(" "), {
      combineWith,
      prefix: (term, position) =>
        term.length >= MIN_PREFIX_LENGTH && (position === terms.length - 1 || !index.terms.has(term)),
    });
  const all = search("AND");
  const found = all.length > 0 ? all : search("OR");
  const apt = found.filter(isApt);
  return new Map((apt.length > 0 ? apt : found).map(({ id, score }) => [String(id), score]));
}

/** A pillow is no blanket because both are in one category. */
function isApt({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => !WEAK_FIELDS.includes(field)));
}

/** The search with its last word completed, the commonest words first; only searches that find something. */
function longerSearches(index: SearchIndex, words: string[]): string[] {
  const last = words[words.length - 1];
  if (last.length < MIN_PREFIX_LENGTH) return [];
  return completions(index, last)
    .map((word) => [...words.slice(0, -1), word])
    .filter((longer) => findsAll(index, longer))
    .slice(0, MAX_SUGGESTIONS)
    .map((longer) => longer.join(" "));
}

/** One word of each term, the commonest first; nothing that means the same as what was typed. */
function completions(index: SearchIndex, prefix: string): string[] {
  const rarestFirst = [...index.words]
    .filter(([word]) => word.startsWith(prefix))
    .sort(([, one], [, other]) => one - other);
  const byTerm = new Map(rarestFirst.map(([word]) => [termOf(word), word]));
  byTerm.delete(termOf(prefix));
  const kept = new Set(byTerm.values());
  return rarestFirst
    .map(([word]) => word)
    .filter((word) => kept.has(word))
    .reverse();
}

function findsAll(index: SearchIndex, words: string[]): boolean {
  const terms = words.flatMap((word) => termOf(word) ?? []);
  return index.products.search(terms.join(" "), { combineWith: "AND" }).length > 0;
}
