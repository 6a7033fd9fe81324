import {
  AllCategoriesDocument,
  CategoriesBelowRootDocument,
  type CategoryTileFragment,
} from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

/** A category with its number of products and its subcategories. */
export type ListedCategory = CategoryTileFragment & { children?: ({ uid: string } | null)[] | null };

/** Reads all categories of the store; of a Magento those of three levels. */
export async function readCategories(): Promise<ListedCategory[]> {
  const { categories } = await requestPublic(AllCategoriesDocument, {});
  const listed = (categories?.items ?? []).filter((category) => category !== null);
  return listed.some(({ url_path }) => url_path) ? listed : categoriesBelowRoot();
}

/** The paths of categories by uid, for filters by category. */
export function categoryPaths(categories: ListedCategory[]): Map<string, string> {
  return new Map(categories.map(({ uid, url_path }) => [uid, url_path ?? ""]));
}

async function categoriesBelowRoot(): Promise<ListedCategory[]> {
  const { categories } = await requestPublic(CategoriesBelowRootDocument, {});
  return (categories?.items ?? []).flatMap((root) => withDescendants(root?.children));
}

type Branch = CategoryTileFragment & { children?: (Branch | null)[] | null };

function withDescendants(branches: (Branch | null)[] | null | undefined): ListedCategory[] {
  return (branches ?? []).flatMap((branch) => (branch ? [branch, ...withDescendants(branch.children)] : []));
}
