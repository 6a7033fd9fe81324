import MiniSearch from "minisearch";
import { BoundedMap } from "../../shared/bounded-map";
import type { Catalog } from "../catalog";
import type { CatalogProduct } from "../catalog-product";
import { type AttributeValue, petWords } from "./product-attributes";
import { SYNONYMS, termOf, wordsOf } from "./terms";

/** What of a product is searched, and how much a hit there counts. */
const BOOSTS = {
  name: 6,
  family: 4,
  pets: 3,
  occasion: 3,
  keywords: 2,
  sku: 2,
  suits: 1,
  colors: 1,
  categories: 1,
  description: 1,
};
type SearchedField = keyof typeof BOOSTS;
const FIELDS = Object.keys(BOOSTS) as SearchedField[];

/** Fields that mention in passing what a product is not. */
export const WEAK_FIELDS: string[] = ["categories", "description"] satisfies SearchedField[];

/** Words of other lengths are known as they are or not at all. */
const MIN_FUZZY_LENGTH = 4;
const MAX_FUZZY_LENGTH = 24;

/** Fields whose words are good enough to be proposed to a shopper. */
const PROPOSED_FIELDS: SearchedField[] = ["name", "family", "suits", "occasion", "categories", "keywords"];

/** A store's products for sale, ready to be searched. */
export interface SearchIndex {
  /** Products by their sku, asked with terms. */
  products: MiniSearch;
  /** Every term that some product has. */
  terms: ReadonlySet<string>;
  /** Words to propose, and how often the catalog writes them; synonyms count as written once more. */
  words: ReadonlyMap<string, number>;
  /** The same words, asked with words that are spelled in another way. */
  spelling: MiniSearch;
}

const indexes = new WeakMap<Catalog, SearchIndex>();
/** By the text that they hold: a catalog that was read anew is mostly the same. */
const recentIndexes = new BoundedMap<string, SearchIndex>(2);

/** Made at the first search after the catalog has changed. */
export function searchIndexOf(catalog: Catalog): SearchIndex {
  const known = indexes.get(catalog);
  if (known) return known;
  const entries = catalog.products.filter(({ is_salable }) => is_salable === 1).map(entryOf);
  const index = recentIndexes.getOrMake(JSON.stringify(entries), () => buildIndex(entries));
  indexes.set(catalog, index);
  return index;
}

type Entry = Record<SearchedField, string> & { id: string };

function buildIndex(entries: Entry[]): SearchIndex {
  const wordsIn = (fields: SearchedField[]) =>
    entries.flatMap((entry) => fields.flatMap((field) => wordsOf(entry[field])));
  const terms = new Set(wordsIn(FIELDS).flatMap((word) => termOf(word) ?? []));
  const understood = Object.keys(SYNONYMS).filter((word) => terms.has(termOf(word) ?? ""));
  const words = countWords([...wordsIn(PROPOSED_FIELDS), ...understood]);
  return {
    products: productSearch(entries),
    terms,
    words,
    spelling: spellingSearch(words),
  };
}

/** Among products that fit alike, those that the catalog lists first come first. */
function productSearch(entries: Entry[]): MiniSearch {
  const places = new Map(entries.map(({ id }, index) => [id, index / entries.length]));
  const search = new MiniSearch({
    fields: FIELDS,
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      tokenize: (terms) => terms.split(" "),
      processTerm: (term) => term,
      boost: BOOSTS,
      boostDocument: (sku) => 1.3 - 0.3 * (places.get(sku) ?? 1),
      weights: { prefix: 0.3, fuzzy: 0.2 },
    },
  });
  search.addAll(entries);
  return search;
}

function spellingSearch(words: ReadonlyMap<string, number>): MiniSearch {
  const search = new MiniSearch({
    fields: ["id"],
    searchOptions: {
      fuzzy: (word) => (word.length < MIN_FUZZY_LENGTH || word.length > MAX_FUZZY_LENGTH ? false : 0.25),
      boostDocument: (word) => 1 + Math.log10(words.get(word) ?? 1) / 10,
    },
  });
  search.addAll([...words.keys()].map((id) => ({ id })));
  return search;
}

function entryOf(product: CatalogProduct): Entry {
  const { family, pets, occasion, color, category_uid } = product.attributes;
  return {
    id: product.sku,
    name: product.name,
    family: labels(family),
    pets: product.pets ? petWords(pets) : "",
    suits: petWords(pets),
    colors: labels(color),
    occasion: labels(occasion),
    categories: labels(category_uid),
    keywords: product.meta_keyword,
    sku: product.sku,
    description: product.short_description.replace(/<[^>]*>/g, " "),
  };
}

function labels(values: AttributeValue[]): string {
  return values.map(({ label }) => label).join(" ");
}

/** Words without meaning of their own are left out. */
function countWords(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (termOf(word) !== null) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
