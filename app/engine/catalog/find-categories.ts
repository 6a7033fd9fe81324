import type { CategoryFilterInput, CategoryTree, FilterEqualTypeInput } from "../graphql/resolvers.generated";
import type { Catalog } from "./catalog";
import { ROOT_CATEGORY_UID } from "./category-uid";

/** The categories that match every filter, in menu order. */
export function findCategories(catalog: Catalog, filters: CategoryFilterInput): CategoryTree[] {
  const children = new Set(catalog.categories.flatMap((category) => category.children ?? []));
  const parentUid = (category: CategoryTree) =>
    children.has(category)
      ? catalog.categories.find((parent) => parent.children?.includes(category))?.uid
      : ROOT_CATEGORY_UID;
  return catalog.categories.filter(
    (category) =>
      passes(filters.category_uid, category.uid) &&
      passes(filters.parent_category_uid, parentUid(category)) &&
      passes(filters.url_key, category.url_key) &&
      passes(filters.url_path, category.url_path),
  );
}

function passes(filter: FilterEqualTypeInput | null | undefined, value: string | null | undefined): boolean {
  if (!filter) return true;
  if (value === null || value === undefined) return false;
  return (filter.eq ?? value) === value && (filter.in?.includes(value) ?? true);
}
