import { isBreed, SYNONYMS, withoutPhrases } from "./synonyms";

/** Normalization of words to the terms that searches and products are compared by. */

const MAX_WORDS = 12;

/** Words in every search and product, without information. */
const STOP_WORDS = new Set(
  "an and at by custom customised customized for from in is it me my of on or our personalised personalized that the this to with your".split(
    " ",
  ),
);

/** Says nothing by itself, as in "t-shirt". */
const LETTER = /^[a-z]$/;

/** The words of a text, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{Nd}]+/gu) ?? [];
}

/** The first twelve words of a search that are not stop words, with phrases such as "golden retriever" as one word. */
export function searchedWords(text: string): string[] {
  const words = withoutPhrases(wordsOf(text).join(" "))
    .split(" ")
    .filter((word) => word !== "" && termOf(word) !== null);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** The term of a word: its singular, or the catalog's synonym; null for stop words. */
export function termOf(word: string): string | null {
  if (STOP_WORDS.has(word) || LETTER.test(word)) return null;
  const singular = singularOf(word);
  return SYNONYMS.get(word) ?? SYNONYMS.get(singular) ?? singular;
}

/** The breeds that a text names, such as labrador; their terms are those of the animal. */
export function breedsIn(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(singularOf).filter(isBreed));
}

/** Singular of an English word, for the plurals found in a store. */
function singularOf(word: string): string {
  if (word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, "y");
  if (/(?:ss|x|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return /[^aius]s$/.test(word) ? word.slice(0, -1) : word;
}
