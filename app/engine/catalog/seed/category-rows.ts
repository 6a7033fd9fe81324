import type { CategoryData } from "~/brand/category-data";
import type { StoreData } from "~/brand/store-data.server";
import type { NewRow } from "../../database/schema";
import { categoryUid, ROOT_CATEGORY_UID } from "../category-uid";

type Links = NewRow<"category_product">[];

/** Rows of a brand's categories, in menu order. */
export function categoryRows({ code, name, categories }: StoreData): NewRow<"category">[] {
  return categories.map((category, position) => ({
    uid: categoryUid(code, category.urlPath),
    store_code: code,
    parent_uid: category.parent ? categoryUid(code, category.parent) : ROOT_CATEGORY_UID,
    name: category.name,
    url_key: category.urlPath.split("/").at(-1) ?? "",
    url_path: category.urlPath,
    description: category.description,
    meta_title: category.metaTitle ?? `${category.name} | ${name}`,
    meta_description: category.metaDescription ?? category.description,
    meta_keywords: category.metaKeywords,
    in_menu: category.isInMenu ? 1 : 0,
    position,
    page_metadata: JSON.stringify(category.pageMetadata),
  }));
}

/** Products of each category in order: those that name it or one of its subcategories. */
export function linkRows({ code, categories, products }: StoreData): Links {
  return categories.flatMap((category): Links => {
    const within = new Set([category, ...descendants(category, categories)].map(({ urlPath }) => urlPath));
    return products
      .filter((product) => category.listsEverything || product.categories.some((path) => within.has(path)))
      .map(({ sku }, position) => ({ category_uid: categoryUid(code, category.urlPath), sku, position }));
  });
}

function descendants({ urlPath }: CategoryData, categories: CategoryData[]): CategoryData[] {
  const children = categories.filter(({ parent }) => parent === urlPath);
  return children.flatMap((child) => [child, ...descendants(child, categories)]);
}
