import type { SearchResult } from "minisearch";
import type { Catalog } from "../catalog";
import { type SearchIndex, searchIndexOf, WEAK_FIELDS } from "./search-index";
import { breedsIn, searchedWords, termOf } from "./terms";

/** Longer searches are cut. */
const MAX_SEARCH_LENGTH = 128;
const MAX_SUGGESTIONS = 4;
const MIN_PREFIX_LENGTH = 2;

export interface SearchResponse {
  /** Relevance of each matching product, by sku. */
  scores: ReadonlyMap<string, number>;
  /** The corrected spelling when one was needed; otherwise longer searches with the same beginning. */
  suggestions: string[];
}

/** Few enough to be completed by products of the same family. */
const FEW = 4;
/** Says nothing beside whom or what the gift is for. */
const GIFT = "gift";

/**
 * Searches the products for sale. All words must match; when no product has them all, partial matches are returned.
 * Products that merely mention the words are omitted when others are about them, and a few results are followed by
 * others of the family that was searched for. Products about the breed that was searched for come before others for the
 * same animal. An unknown word is replaced with the most similarly spelled known one that begins like it.
 */
export function searchCatalog(catalog: Catalog, text: string): SearchResponse {
  const cut = text.slice(0, MAX_SEARCH_LENGTH);
  const searched = searchedWords(cut);
  if (searched.length === 0) return { scores: new Map(), suggestions: [] };
  const index = searchIndexOf(catalog);
  const typed = withoutGift(index, searched);
  const words = typed.map((word) => spelled(index, word));
  const isCorrected = words.some((word, position) => word !== typed[position]);
  // A phrase such as "golden retriever" is no longer among the words; a misspelled breed is only there.
  const breeds = breedsIn([cut, ...words].join(" "));
  return {
    scores: breedFirst(index, fittingProducts(index, words), breeds),
    suggestions: isCorrected ? [words.join(" ")] : longerSearches(index, words),
  };
}

function spelled(index: SearchIndex, word: string): string {
  if (hasTerm(index, word) || hasPrefix(index, word)) return word;
  const similar = index.spelling.search(word).map(({ id }) => String(id));
  return similar.find((known) => known.charAt(0) === word.charAt(0)) ?? word;
}

function withoutGift({ audienceTerms }: SearchIndex, words: string[]): string[] {
  const isGift = (word: string) => termOf(word) === GIFT;
  const saysForWhat = words.some((word) => !isGift(word) && audienceTerms.has(termOf(word) ?? ""));
  return saysForWhat ? words.filter((word) => !isGift(word)) : words;
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
  const best = apt.length > 0 ? apt : found;
  if (terms.every((term) => index.recipientTerms.has(term))) return equallyRelevant(best);
  if (terms.every((term) => index.petTerms.has(term))) return madeForPetFirst(best);
  const alike = all.length > 0 && best.length < FEW ? search("OR").filter(isOfFamily(index, terms)) : [];
  const lowest = Math.min(...best.map(({ score }) => score));
  const highest = Math.max(...alike.map(({ score }) => score));
  return new Map([
    ...alike.map(({ id, score }) => [String(id), lowest * (score / (highest + 1))] as const),
    ...best.map(({ id, score }) => [String(id), score] as const),
  ]);
}

/** Who it is for says nothing of how good a gift it is: the catalog's order decides. */
function equallyRelevant(results: SearchResult[]): Map<string, number> {
  return new Map(results.map(({ id }) => [String(id), 1]));
}

/** What is made for an animal comes before what any pet's photo fits on, for which the catalog's order decides. */
function madeForPetFirst(results: SearchResult[]): Map<string, number> {
  const isMadeFor = ({ match }: SearchResult) =>
    Object.values(match).some((fields) => fields.includes("pets") || fields.includes("name"));
  return new Map(
    results.map((result) => [String(result.id), isMadeFor(result) ? 1 + result.score : 1] as const),
  );
}

/** Adds to the scores of the products that name the breeds, so that they lead. */
function breedFirst(
  index: SearchIndex,
  scores: Map<string, number>,
  breeds: ReadonlySet<string>,
): Map<string, number> {
  if (breeds.size === 0) return scores;
  const highest = Math.max(...scores.values());
  const named = (sku: string) =>
    [...(index.breeds.get(sku) ?? [])].filter((breed) => breeds.has(breed)).length;
  return new Map([...scores].map(([sku, score]) => [sku, score + named(sku) * (highest + 1)] as const));
}

/** Tests for products whose family is one of the terms. */
function isOfFamily({ familyTerms }: SearchIndex, terms: string[]) {
  const families = terms.filter((term) => familyTerms.has(term));
  return ({ match }: SearchResult) => families.some((term) => match[term]?.includes("family"));
}

/** Sharing only a category is no match: a pillow is not a blanket. */
function isApt({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => !WEAK_FIELDS.includes(field)));
}

/** Completions of the search's last word, most frequent first; only those with results. */
function longerSearches(index: SearchIndex, words: string[]): string[] {
  const last = words[words.length - 1];
  if (last.length < MIN_PREFIX_LENGTH) return [];
  return completions(index, last)
    .map((word) => [...words.slice(0, -1), word])
    .filter((longer) => findsAll(index, longer))
    .slice(0, MAX_SUGGESTIONS)
    .map((longer) => longer.join(" "));
}

/** One word per term, most frequent first; excludes synonyms of what was typed. */
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
