import { openCatalogue } from "../catalog/catalogue-request.server";
import { readCards } from "../catalog/product-cards.server";
import type { SearchSuggestions } from "./search-suggestions";
import { searchProblem, tidySearch } from "./search-words";

const NOTHING: SearchSuggestions = { suggestions: [], words: [] };

/** What a shopper may mean who has typed this far. */
export async function readSuggestions(request: Request, typed: string | null): Promise<SearchSuggestions> {
  const words = tidySearch(typed);
  if (words === "" || searchProblem(words)) return NOTHING;
  const cards = await readCards(await openCatalogue(request), "pet-gifts", 48);
  const found = cards.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  return {
    suggestions: found
      .slice(0, 6)
      .map(({ name, path, picture, price }) => ({ title: name, path, picture, price })),
    words: [],
  };
}
