import type { CategoryData, ProductRule } from "~/brand/category-data";
import type { ProductData } from "~/brand/product-data";
import type { StoreData } from "~/brand/store-data.server";
import type { NewRow } from "../../database/schema";
import { groupBy } from "../../shared/group-by";
import { categoryUid, ROOT_CATEGORY_UID } from "../category-uid";

type Links = NewRow<"category_product">[];

/** Rows of a brand's categories, in menu order. */
export function categoryRows(store: StoreData): NewRow<"category">[] {
  const links = groupBy(linkRows(store), ({ category_uid }) => category_uid);
  return store.categories.map((category, index) => {
    const own = links.get(categoryUid(store.code, category.urlPath)) ?? [];
    return categoryRow(store, category, {
      position: category.position ?? index,
      skus: own.map(({ sku }) => sku),
    });
  });
}

/** The row of a category. @param place its position in the menu, from 0, and the products that it lists, in order */
export function categoryRow(
  { code, name }: Pick<StoreData, "code" | "name">,
  category: CategoryData,
  { position, skus }: { position: number; skus: string[] },
): NewRow<"category"> {
  return {
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
    product_rule: category.productRule ? JSON.stringify(category.productRule) : "",
    product_skus: skus.join("\n"),
    is_visible: category.isVisible === false ? 0 : 1,
  };
}

/**
 * Products of each category in order: those that it names itself, or else those that name it or one of its subcategories, and those that its rule
 * collects. Products made for fewer pets come first where the rule is about one.
 */
export function linkRows({ code, categories, products }: StoreData): Links {
  return categories.flatMap((category): Links => {
    const uid = categoryUid(code, category.urlPath);
    if (category.products)
      return category.products.map((sku, position) => ({ category_uid: uid, sku, position }));
    const within = [category, ...descendants(category, categories)];
    const paths = new Set(within.map(({ urlPath }) => urlPath));
    const rules = within.flatMap(({ productRule }) => productRule ?? []);
    return products
      .filter(
        (product) =>
          category.listsEverything ||
          product.categories.some((path) => paths.has(path)) ||
          rules.some((rule) => isCollected(product, rule)),
      )
      .toSorted((one, other) => breadth(one, category) - breadth(other, category))
      .map(({ sku }, position) => ({ category_uid: uid, sku, position }));
  });
}

function isCollected(product: ProductData, { recipients, occasions, pets }: ProductRule): boolean {
  return (
    recipients.some((recipient) => product.recipients?.includes(recipient)) ||
    occasions.some((occasion) => product.occasions?.includes(occasion)) ||
    pets.some((pet) => product.pets?.includes(pet) ?? !product.isVirtual)
  );
}

/** The number of pets that a product is made for, if the category's rule has one of them; otherwise infinite. */
function breadth({ pets = [] }: ProductData, { productRule }: CategoryData): number {
  return productRule?.pets.some((pet) => pets.includes(pet)) ? pets.length : Number.MAX_SAFE_INTEGER;
}

function descendants({ urlPath }: CategoryData, categories: CategoryData[]): CategoryData[] {
  const children = categories.filter(({ parent }) => parent === urlPath);
  return children.flatMap((child) => [child, ...descendants(child, categories)]);
}
