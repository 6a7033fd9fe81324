import { optionUid, optionValueUid } from "../../catalog/option-uid";
import type { ContentStore } from "../../content-management/content-kind";
import type { NewRow, Row } from "../../database/schema";
import type { NewProduct } from "./read-new-product";

interface CopiedRows {
  product: Row<"product">;
  options: Row<"product_option">[];
  values: Row<"product_option_value">[];
}

/**
 * The rows of a new product as a copy of another one's: with a name, an address and a template of its own, without the
 * pictures and reviews. Pure.
 */
export function copiedRows(
  { product, options, values }: CopiedRows,
  { sku, name, urlKey, template }: NewProduct,
  store: ContentStore,
): {
  product: NewRow<"product">;
  options: NewRow<"product_option">[];
  values: NewRow<"product_option_value">[];
} {
  const codes = new Map(options.map(({ uid, code }) => [uid, code]));
  return {
    product: {
      ...product,
      sku,
      name,
      url_key: urlKey,
      template: template ?? product.template,
      meta_title: `${name} | ${store.name}`,
      photos: "[]",
      rating: 0,
      review_count: 0,
      is_salable: 1,
      is_enabled: 1,
      created_at: new Date().toISOString(),
    },
    options: options.map((option) => ({ ...option, sku, uid: optionUid(sku, option.code) })),
    values: values.map((value) => {
      const option = codes.get(value.option_uid) ?? "";
      return {
        ...value,
        uid: optionValueUid(sku, option, value.code),
        option_uid: optionUid(sku, option),
      };
    }),
  };
}
