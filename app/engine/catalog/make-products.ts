import { shopDay } from "~/brand/shop-day";
import { findBlueprint } from "~/design/products/known-products";
import type { Row } from "../database/schema";
import type { CategoryTree } from "../graphql/resolvers.generated";
import { groupBy } from "../shared/group-by";
import type { CatalogOption, CatalogProduct } from "./catalog-product";
import { readCountedPrices } from "./prices-per-unit";
import type { ProductRows } from "./product-rows";
import { readQuantityBreaks } from "./quantity-breaks";
import { productAttributes } from "./search/product-attributes";
import { viewProduct } from "./view-product";

/**
 * Builds products from rows, with the values on sale today.
 * @param categories all of the store's, in menu order
 * @param collecting uids of those that collect products by a rule: they list a product, but do not say what it is
 */
export function makeProducts(
  rows: ProductRows,
  categories: CategoryTree[],
  collecting: ReadonlySet<string>,
): CatalogProduct[] {
  const values = groupBy(rows.values, ({ option_uid }) => option_uid);
  const options = groupBy(
    rows.options.map((option) => ({ ...option, values: values.get(option.uid) ?? [] })),
    ({ sku }) => sku,
  );
  const today = shopDay(new Date());
  const links = groupBy(rows.links, ({ sku }) => sku);
  return rows.products.map((row): CatalogProduct => {
    const ownOptions = offeredValues(row, options.get(row.sku) ?? [], today);
    const ownUids = new Set((links.get(row.sku) ?? []).map(({ category_uid }) => category_uid));
    const listing = categories.filter(({ uid }) => ownUids.has(uid));
    const ownCategories = listing.filter(({ uid }) => !collecting.has(uid));
    const prices = {
      options: ownOptions,
      countedPrices: readCountedPrices(row.counted_prices),
      quantityBreaks: readQuantityBreaks(row.quantity_breaks),
    };
    return {
      ...row,
      ...prices,
      measures: row.package === "" ? null : JSON.parse(row.package),
      categoryUids: listing.map(({ uid }) => uid),
      linkedCategoryUids: [...ownUids],
      attributes: productAttributes(row, ownOptions, ownCategories),
      view: viewProduct({ ...row, ...prices }, ownCategories),
    };
  });
}

/**
 * The options with the values on sale on a day (yyyy-mm-dd), for values with a limited time such as the first month of
 * a calendar.
 */
export function offeredValues(
  { blueprint }: Pick<Row<"product">, "blueprint">,
  options: CatalogOption[],
  day: string,
): CatalogOption[] {
  const known = blueprint ? findBlueprint(blueprint)?.options : undefined;
  if (!known) return options;
  return options.map((option) => {
    const values = known.find(({ code }) => code === option.code)?.values ?? [];
    const isOffered = ({ code }: { code: string }) => {
      const offered = values.find((value) => value.code === code)?.offered;
      return !offered || (offered.from <= day && day < offered.before);
    };
    return { ...option, values: option.values.filter(isOffered) };
  });
}
