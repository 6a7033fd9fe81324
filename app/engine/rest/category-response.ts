import type { Catalog } from "../catalog/catalog";
import { ROOT_CATEGORY_UID } from "../catalog/category-uid";
import type { CategoryTree } from "../graphql/resolvers.generated";

/** Converts categories to the formats of Magento's REST API. Ids are the contract's uids. */

/** Level of the root category, as in Magento. */
const ROOT_LEVEL = 1;
const ROOT_NAME = "Default Category";

/**
 * GET categories.
 * @param category the top of the tree; null: the root category, which has no page
 * @param depth levels below it
 */
export function categoryTreeResponse(
  category: CategoryTree | null,
  { categories, products }: Catalog,
  depth: number,
): object {
  if (category) return branchOf(category, depth);
  const top = categories.filter(({ breadcrumbs }) => (breadcrumbs ?? []).length === 0);
  return {
    id: ROOT_CATEGORY_UID,
    parent_id: null,
    name: ROOT_NAME,
    is_active: true,
    position: 1,
    level: ROOT_LEVEL,
    product_count: products.filter(({ is_salable }) => is_salable === 1).length,
    children_data: childrenOf(top, depth),
  };
}

function branchOf(category: CategoryTree, depth: number): object {
  return {
    ...sharedMembers(category),
    product_count: category.product_count,
    children_data: childrenOf(category.children ?? [], depth),
  };
}

function childrenOf(children: readonly (CategoryTree | null)[], depth: number): object[] {
  if (depth === 0) return [];
  return children.flatMap((child) => (child ? [branchOf(child, depth - 1)] : []));
}

/** GET categories/{id}. */
export function categoryResponse(category: CategoryTree): object {
  const above = (category.breadcrumbs ?? []).flatMap((crumb) => crumb?.category_uid ?? []);
  return {
    ...sharedMembers(category),
    children: (category.children ?? []).flatMap((child) => child?.uid ?? []).join(","),
    path: [ROOT_CATEGORY_UID, ...above, category.uid].join("/"),
    include_in_menu: category.include_in_menu === 1,
    custom_attributes: [
      { attribute_code: "url_key", value: category.url_key },
      { attribute_code: "url_path", value: category.url_path },
      { attribute_code: "description", value: category.description },
      { attribute_code: "meta_title", value: category.meta_title },
      { attribute_code: "meta_description", value: category.meta_description },
      { attribute_code: "meta_keywords", value: category.meta_keywords },
    ],
  };
}

/** GET categories/{id}/products: the products for sale, with their positions. */
export function categoryProductsResponse(category_id: string, { positions, bySku }: Catalog): object[] {
  return [...(positions.get(category_id) ?? [])].flatMap(([sku, position]) =>
    bySku.get(sku)?.is_salable === 1 ? [{ sku, position, category_id }] : [],
  );
}

function sharedMembers(category: CategoryTree) {
  const crumbs = category.breadcrumbs ?? [];
  return {
    id: category.uid,
    parent_id: crumbs.at(-1)?.category_uid ?? ROOT_CATEGORY_UID,
    name: category.name,
    is_active: true,
    position: category.position,
    level: ROOT_LEVEL + 1 + crumbs.length,
  };
}
