import type { NewRow } from "../../database/schema";
import { categoryUid, ROOT_CATEGORY_UID } from "../category-uid";
import { categorySeeds } from "./categories";
import type { CategorySeed } from "./category-seed";
import { productSeeds } from "./products";

/** The seed as the table keeps it. @param position in the menu */
export function categoryRow(storeCode: string, seed: CategorySeed, position: number): NewRow<"category"> {
  return {
    uid: categoryUid(seed.urlPath),
    store_code: storeCode,
    parent_uid: seed.parent ? categoryUid(seed.parent) : ROOT_CATEGORY_UID,
    name: seed.name,
    url_key: seed.urlPath.split("/").at(-1) ?? "",
    url_path: seed.urlPath,
    description: seed.description,
    meta_title: seed.metaTitle,
    meta_description: seed.metaDescription,
    meta_keywords: seed.metaKeywords,
    in_menu: seed.isInMenu ? 1 : 0,
    position,
  };
}

/** Which products the category lists, in their order: those that name it, or a category within it. */
export function linkRows(category: CategorySeed): NewRow<"category_product">[] {
  const within = new Set([category, ...descendants(category)].map(({ urlPath }) => urlPath));
  return productSeeds
    .filter(({ categories }) => category.listsEverything || categories.some((path) => within.has(path)))
    .map(({ sku }, position) => ({ category_uid: categoryUid(category.urlPath), sku, position }));
}

function descendants({ urlPath }: CategorySeed): CategorySeed[] {
  const children = categorySeeds.filter(({ parent }) => parent === urlPath);
  return children.flatMap((child) => [child, ...descendants(child)]);
}
