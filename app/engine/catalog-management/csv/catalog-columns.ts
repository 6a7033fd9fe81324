import {
  categoryOfField,
  namedOfferedField,
  namedOptionField,
  nameOfOfferedField,
  nameOfOptionField,
  optionPriceFieldOf,
  optionValueOfField,
  PHOTOS_FIELD,
  PRICE_FIELD,
  positionField,
  SALABLE_FIELD,
  TEXT_FIELDS,
  VISIBLE_FIELD,
} from "../../catalog/overrides/override-fields";

/** As many products as a file may have. */
export const MAX_PRODUCTS = 5000;

/** The columns of a file of products, named as in Magento where it has them. */
export const CATALOG_COLUMNS = [
  "sku",
  ...TEXT_FIELDS,
  "price",
  "option_prices",
  "option_titles",
  "option_positions",
  "option_values_sold",
  "is_in_stock",
  "product_online",
  "pictures",
  "positions",
] as const;
export type CatalogColumn = (typeof CATALOG_COLUMNS)[number];

/** Columns with one field each, and the field's code. */
export const FIELD_OF_COLUMN: Partial<Record<CatalogColumn, string>> = {
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, field])),
  price: PRICE_FIELD,
  is_in_stock: SALABLE_FIELD,
  product_online: VISIBLE_FIELD,
  pictures: PHOTOS_FIELD,
};

/** How a cell with several values names each: such as size:15oz=3.00|color:blue=1.00, size=Mug size, or mugs=3. */
export const LISTS: Partial<
  Record<CatalogColumn, { codeOf(name: string): string; nameOf(code: string): string | null }>
> = {
  option_prices: { codeOf: optionPriceFieldOf, nameOf: optionValueOfField },
  option_titles: {
    codeOf: (name) => namedOptionField("title", name),
    nameOf: (code) => nameOfOptionField("title", code),
  },
  option_positions: {
    codeOf: (name) => namedOptionField("position", name),
    nameOf: (code) => nameOfOptionField("position", code),
  },
  option_values_sold: { codeOf: namedOfferedField, nameOf: nameOfOfferedField },
  positions: { codeOf: positionField, nameOf: categoryOfField },
};
