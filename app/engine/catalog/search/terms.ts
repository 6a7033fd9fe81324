/** Normalization of words to the terms that searches and products are compared by. */

const MAX_WORDS = 12;

/** Words in every search and product, without information. */
const STOP_WORDS = new Set(
  "a an and at by custom customised customized for from in is it me my of on or our personalised personalized s that the this to with your".split(
    " ",
  ),
);

/** Shoppers' words → the catalog's words; applied to searches and products. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  "1": "one",
  "2": "two",
  "3": "three",
  bandanna: "bandana",
  beagle: "dog",
  bird: "parrot",
  bunny: "rabbit",
  canvases: "canvas",
  chihuahua: "dog",
  coffeemug: "mug",
  collie: "dog",
  corgi: "dog",
  cup: "mug",
  cushion: "pillow",
  dachshund: "dog",
  dish: "bowl",
  doggy: "dog",
  double: "two",
  duvet: "blanket",
  fleece: "blanket",
  grief: "memorial",
  husky: "dog",
  jigsaw: "puzzle",
  keyring: "keychain",
  kitten: "cat",
  kitty: "cat",
  labrador: "dog",
  loss: "memorial",
  mum: "mom",
  mother: "mom",
  father: "dad",
  mousemat: "mousepad",
  photograph: "photo",
  picture: "photo",
  pic: "photo",
  persian: "cat",
  plaid: "blanket",
  poodle: "dog",
  pug: "dog",
  pony: "horse",
  pup: "dog",
  puppy: "dog",
  remembrance: "memorial",
  retriever: "dog",
  siamese: "cat",
  tabby: "cat",
  terrier: "dog",
  aluminum: "metal",
  timber: "wood",
  throw: "blanket",
  triple: "three",
  wooden: "wood",
  xmas: "christmas",
};

/** The words of a text, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{Nd}]+/gu) ?? [];
}

/** The first twelve words of a search that are not stop words. */
export function searchedWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => termOf(word) !== null);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** The term of a word: its singular, or the catalog's synonym; null for stop words. */
export function termOf(word: string): string | null {
  if (STOP_WORDS.has(word)) return null;
  const singular = singularOf(word);
  return synonymOf(word) ?? synonymOf(singular) ?? singular;
}

function synonymOf(word: string): string | undefined {
  return Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : undefined;
}

/** Singular of an English word, for the plurals found in a store. */
function singularOf(word: string): string {
  if (word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, "y");
  if (/(?:ss|x|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return /[^aius]s$/.test(word) ? word.slice(0, -1) : word;
}
