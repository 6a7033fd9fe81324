import {
  type CategoryTileFragment,
  MatchingCategoriesDocument,
} from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

/**
 * Returns the categories about exactly the recipient, pet or occasion that is searched for, such as "Gifts for Mom";
 * none from a provider without the extension.
 */
export async function matchingCategories(words: string): Promise<CategoryTileFragment[]> {
  const response = await requestPublic(MatchingCategoriesDocument, { search: words }).catch(() => null);
  return response?.products?.matching_categories ?? [];
}
