import { AllCategoriesDocument, type AllCategoriesQuery } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

/** A category with its number of products and its subcategories. */
export type ListedCategory = NonNullable<
  NonNullable<NonNullable<AllCategoriesQuery["categories"]>["items"]>[number]
>;

/** Reads all categories of the store. */
export async function readCategories(): Promise<ListedCategory[]> {
  const { categories } = await requestPublic(AllCategoriesDocument, {});
  return (categories?.items ?? []).filter((category) => category !== null);
}

/** The paths of categories by uid, for filters by category. */
export function categoryPaths(categories: ListedCategory[]): Map<string, string> {
  return new Map(categories.map(({ uid, url_path }) => [uid, url_path ?? ""]));
}
