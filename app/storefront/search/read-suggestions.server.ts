import type { CategoryTileFragment, ProductCardFragment } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { categoryPath, productPath } from "../catalog/catalog-paths";
import { type ListedCategory, readCategories } from "../catalog/read-categories.server";
import { moneyText } from "../ui/money";
import { matchingCategories } from "./matching-categories.server";
import { readSearchConfiguration } from "./search-configuration.server";
import { searchProducts } from "./search-products.server";
import type { SearchSuggestion, SearchSuggestions } from "./search-suggestions";
import { searchProblem, tidySearch } from "./search-words";

const NOTHING: SearchSuggestions = { suggestions: [], words: [] };
const MAX_SUGGESTIONS = 6;
const MAX_CATEGORIES = 2;

/** Suggests matches for the text typed so far: categories about it, categories by name, then products. */
export async function readSuggestions(request: Request, typed: string | null): Promise<SearchSuggestions> {
  const words = tidySearch(typed);
  if (words === "" || searchProblem(words)) return NOTHING;
  const [provider, configuration] = await Promise.all([openProvider(request), readSearchConfiguration()]);
  const found = await searchProducts(provider.request, configuration, words);
  const [page, matching, categories] = await Promise.all([
    found.readPage({ search: words, filter: {}, pageSize: MAX_SUGGESTIONS, currentPage: 1 }),
    matchingCategories(words),
    categoriesStartingWith(words),
  ]);
  const products = (page.items ?? []).flatMap((product) => (product ? suggestedProduct(product) : []));
  return {
    suggestions: [...firstCategories([...matching, ...categories]), ...products].slice(0, MAX_SUGGESTIONS),
    words: (page.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? []),
  };
}

/** Finds categories with a word that starts with the typed text. */
async function categoriesStartingWith(words: string): Promise<ListedCategory[]> {
  const prefix = ` ${words.toLowerCase()}`;
  const categories = await readCategories();
  return categories.filter(
    ({ name, product_count }) => ` ${name?.toLowerCase()}`.includes(prefix) && (product_count ?? 0) > 0,
  );
}

function firstCategories(categories: CategoryTileFragment[]): SearchSuggestion[] {
  const unique = new Map(categories.map((category) => [category.uid, category]));
  return [...unique.values()].slice(0, MAX_CATEGORIES).map(suggestedCategory);
}

function suggestedCategory(category: CategoryTileFragment): SearchSuggestion {
  const { name, image } = category;
  return { title: name ?? "", path: categoryPath(category), ...(image && { picture: image }) };
}

function suggestedProduct({
  name,
  url_key,
  url_suffix,
  small_image,
  price_range,
}: ProductCardFragment): SearchSuggestion {
  return {
    title: name ?? "",
    path: productPath({ url_key, url_suffix }),
    ...(small_image?.url && { picture: small_image.url }),
    price: moneyText(price_range.minimum_price.final_price),
  };
}
