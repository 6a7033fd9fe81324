import type { CategoryTree } from "../graphql/resolvers.generated";
import { groupBy } from "../shared/group-by";
import type { CatalogProduct } from "./catalog-product";
import type { ProductRows } from "./catalog-rows";
import { readCountedPrices, readQuantityBreaks } from "./counted-prices";
import { offeredValues } from "./offered-values";
import { productAttributes } from "./search/product-attributes";
import { viewProduct } from "./view-product";

/** Builds products from rows, with the values on sale today. @param categories all of the store's, in menu order */
export function makeProducts(rows: ProductRows, categories: CategoryTree[]): CatalogProduct[] {
  const values = groupBy(rows.values, ({ option_uid }) => option_uid);
  const options = groupBy(
    rows.options.map((option) => ({ ...option, values: values.get(option.uid) ?? [] })),
    ({ sku }) => sku,
  );
  const today = new Date().toISOString().slice(0, 10);
  const links = groupBy(rows.links, ({ sku }) => sku);
  return rows.products.map((row): CatalogProduct => {
    const ownOptions = offeredValues(row, options.get(row.sku) ?? [], today);
    const ownUids = new Set((links.get(row.sku) ?? []).map(({ category_uid }) => category_uid));
    const ownCategories = categories.filter(({ uid }) => ownUids.has(uid));
    const prices = {
      options: ownOptions,
      countedPrices: readCountedPrices(row.counted_prices),
      quantityBreaks: readQuantityBreaks(row.quantity_breaks),
    };
    return {
      ...row,
      ...prices,
      categoryUids: ownCategories.map(({ uid }) => uid),
      attributes: productAttributes(row, ownOptions, ownCategories),
      view: viewProduct({ ...row, ...prices }, ownCategories),
    };
  });
}
