import type { ProductRule } from "~/brand/category-data";
import type { CategoryTree } from "../../graphql/resolvers.generated";
import type { Catalog } from "../catalog";
import { petWords } from "./product-attributes";
import { searchedWords, termOf } from "./terms";

/** In every such search and name, without information. */
const GIFT = "gift";
const MAX_CATEGORIES = 3;

/**
 * The categories about exactly what a search asks for: those whose rule has the recipient, pet or occasion, or whose
 * name says the same. Neither word order nor synonyms matter: "gift for my mother" finds "Gifts for Mom".
 */
export function matchingCategories({ categories, rules }: Catalog, search: string): CategoryTree[] {
  const searched = keyOf(search);
  if (searched === "") return [];
  return categories
    .filter(({ uid, name, product_count }) => {
      const rule = rules.get(uid);
      if (!rule || !product_count) return false;
      return [name ?? "", ...phrasesOf(rule)].some((phrase) => keyOf(phrase) === searched);
    })
    .slice(0, MAX_CATEGORIES);
}

/** Each value of a rule; of several recipients or occasions only the name speaks. */
function phrasesOf({ recipients, occasions, pets }: ProductRule): string[] {
  const values = [...recipients, ...occasions];
  const petPhrases = pets.flatMap((value) => petWords([{ value, label: "" }]).split(" "));
  return [...(values.length === 1 ? values : []), ...petPhrases];
}

/** The terms of a text in alphabetical order, without that for gifts. */
function keyOf(text: string): string {
  const terms = searchedWords(text).flatMap((word) => termOf(word) ?? []);
  return [...new Set(terms)]
    .filter((term) => term !== GIFT)
    .sort()
    .join(" ");
}
