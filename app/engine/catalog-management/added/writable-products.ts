import { categoriesInFolder } from "~/brand/edited-content-files.server";
import { type AddedProduct, skusInFolder } from "~/brand/edited-product-files.server";

interface Folders {
  brand: string;
  /** What is exported, and may have been exported there before. */
  folder: string;
}

/**
 * What of the added products a brand's folder can have: those that copy one of its products, in its categories or those of
 * the export; a start would reject others.
 * @returns `omitted` as the operator reads it, such as "garden-tag: the category /summer"
 */
export function writableProducts(
  products: readonly AddedProduct[],
  { brand, folder }: Folders,
): { added: AddedProduct[]; omitted: string[] } {
  const skus = new Set(skusInFolder(brand));
  const categories = [...categoriesInFolder(brand), ...categoriesInFolder(folder)];
  const byPath = new Map(categories.map((category) => [category.urlPath, category]));
  const added: AddedProduct[] = [];
  const omitted: string[] = [];
  for (const product of products) {
    const { copiedSku, data } = product;
    if (!skus.has(copiedSku)) {
      omitted.push(`${data.sku}: the whole product, since the folder has no ${copiedSku} that it copies`);
      continue;
    }
    added.push({
      ...product,
      data: { ...data, categories: data.categories.filter((path) => byPath.has(path)) },
    });
    const outside = data.categories.filter((path) => {
      const category = byPath.get(path);
      return !category || (category.products && !category.products.includes(data.sku));
    });
    omitted.push(
      ...outside.map((path) => `${data.sku}: the category /${path}, until content is exported, too`),
    );
  }
  return { added, omitted };
}
