import MiniSearch from "minisearch";
import { BoundedMap } from "../../shared/bounded-map";
import type { Catalog } from "../catalog";
import type { CatalogProduct } from "../catalog-product";
import { type AttributeValue, petWords } from "./product-attributes";
import { SYNONYMS } from "./synonyms";
import { breedsIn, termOf, wordsOf } from "./terms";

/** The searched fields of a product and their weights. */
const BOOSTS = {
  name: 6,
  family: 4,
  pets: 3,
  occasion: 3,
  recipient: 3,
  keywords: 2,
  sku: 2,
  suits: 1,
  colors: 1,
  categories: 1,
  description: 1,
};
type SearchedField = keyof typeof BOOSTS;
const FIELDS = Object.keys(BOOSTS) as SearchedField[];

/** Fields that may mention other products in passing. */
export const WEAK_FIELDS: string[] = ["categories", "description"] satisfies SearchedField[];

/** Shorter words must match exactly; longer ones may have one wrong letter, and long ones two. */
const MIN_FUZZY_LENGTH = 4;
const LONG_LENGTH = 8;
const MAX_FUZZY_LENGTH = 24;

/** Fields whose words may be suggested to shoppers. */
const PROPOSED_FIELDS: SearchedField[] = [
  "name",
  "family",
  "suits",
  "occasion",
  "recipient",
  "categories",
  "keywords",
];

/** Search index of a store's products for sale. */
export interface SearchIndex {
  /** Products by sku, searched by terms. */
  products: MiniSearch;
  /** Every term that occurs in a product. */
  terms: ReadonlySet<string>;
  /** Terms that name one or two families of products, such as mug; not photo, which names many. */
  familyTerms: ReadonlySet<string>;
  /** Terms that say for whom a gift is, such as mom. */
  recipientTerms: ReadonlySet<string>;
  /** Those, and terms that say for which pet or occasion. */
  audienceTerms: ReadonlySet<string>;
  /** Terms that say for which pet a gift is, such as dog. */
  petTerms: ReadonlySet<string>;
  /** The breeds that a product is about, by sku; only products with some. */
  breeds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words to suggest, with their frequency in the catalog; synonyms count as one further occurrence. */
  words: ReadonlyMap<string, number>;
  /** The same words, for fuzzy matching. */
  spelling: MiniSearch;
}

const indexes = new WeakMap<Catalog, SearchIndex>();
/** Keyed by the indexed text: a reloaded catalog is usually unchanged. */
const recentIndexes = new BoundedMap<string, SearchIndex>(2);

/** Built at the first search after a change of the catalog. */
export function searchIndexOf(catalog: Catalog): SearchIndex {
  const known = indexes.get(catalog);
  if (known) return known;
  const entries = catalog.products.filter(({ is_salable }) => is_salable === 1).map(entryOf);
  const index = recentIndexes.getOrMake(JSON.stringify(entries), () => buildIndex(entries));
  indexes.set(catalog, index);
  return index;
}

type Entry = Record<SearchedField, string> & { id: string; familyCode: string };

/** Terms that name no product, such as the first of "double acrylics". */
const NUMBERS = new Set(["one", "two", "three"]);
const MAX_FAMILIES = 2;

function buildIndex(entries: Entry[]): SearchIndex {
  const wordsIn = (fields: SearchedField[]) =>
    entries.flatMap((entry) => fields.flatMap((field) => wordsOf(entry[field])));
  const termsIn = (fields: SearchedField[]) => new Set(wordsIn(fields).flatMap((word) => termOf(word) ?? []));
  const terms = termsIn(FIELDS);
  const understood = [...SYNONYMS.keys()].filter((word) => terms.has(termOf(word) ?? ""));
  const words = countWords([...wordsIn(PROPOSED_FIELDS), ...understood]);
  return {
    products: productSearch(entries),
    terms,
    familyTerms: familyTermsOf(entries),
    recipientTerms: termsIn(["recipient"]),
    audienceTerms: termsIn(["recipient", "occasion", "suits"]),
    petTerms: termsIn(["suits"]),
    breeds: breedsOf(entries),
    words,
    spelling: spellingSearch(words),
  };
}

function familyTermsOf(entries: Entry[]): Set<string> {
  const families = new Map<string, Set<string>>();
  for (const { familyCode } of entries) {
    for (const word of wordsOf(familyCode)) {
      const term = termOf(word);
      if (term && !NUMBERS.has(term)) families.set(term, (families.get(term) ?? new Set()).add(familyCode));
    }
  }
  return new Set([...families].filter(([, codes]) => codes.size <= MAX_FAMILIES).map(([term]) => term));
}

function breedsOf(entries: Entry[]): SearchIndex["breeds"] {
  const breeds = entries.map(({ id, name, keywords }) => [id, breedsIn(`${name} ${keywords}`)] as const);
  return new Map(breeds.filter(([, named]) => named.size > 0));
}

/** Equally relevant products keep the catalog's order. */
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
      fuzzy: wrongLetters,
      boostDocument: (word) => 1 + Math.log10(words.get(word) ?? 1) / 10,
    },
  });
  search.addAll([...words.keys()].map((id) => ({ id })));
  return search;
}

function wrongLetters({ length }: string): number | false {
  if (length < MIN_FUZZY_LENGTH || length > MAX_FUZZY_LENGTH) return false;
  return length < LONG_LENGTH ? 1 : 2;
}

function entryOf(product: CatalogProduct): Entry {
  const { family, pets, occasion, recipient, color, category_uid } = product.attributes;
  return {
    id: product.sku,
    familyCode: family[0]?.value ?? "",
    name: product.name,
    family: labels(family),
    pets: product.pets ? petWords(pets) : "",
    suits: product.pets || product.tool_path ? petWords(pets) : "",
    colors: labels(color),
    occasion: labels(occasion),
    recipient: labels(recipient),
    categories: labels(category_uid),
    keywords: product.meta_keyword,
    sku: product.sku,
    description: product.short_description.replace(/<[^>]*>/g, " "),
  };
}

function labels(values: AttributeValue[]): string {
  return values.map(({ label }) => label).join(" ");
}

/** Counts words, without stop words. */
function countWords(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (termOf(word) !== null) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
