import type { Row } from "../../database/schema";
import { readCountedPrices } from "../prices-per-unit";
import type { ProductRows } from "../product-rows";
import {
  LENGTH_PRICE_FIELD,
  PHOTOS_FIELD,
  PRICE_FIELD,
  SALABLE_FIELD,
  TEXT_FIELDS,
  VISIBLE_FIELD,
} from "./override-fields";
import { offeredAlone, overrideOptions } from "./override-options";

/** Fields that differ from the brand's folder, by sku and field code. */
export type Overrides = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Overrides by sku and field. */
export function overridesBySku(
  rows: readonly { sku: string; field: string; value: string }[],
): Map<string, Map<string, string>> {
  const bySku = new Map<string, Map<string, string>>();
  for (const { sku, field, value } of rows) {
    bySku.set(sku, (bySku.get(sku) ?? new Map<string, string>()).set(field, value));
  }
  return bySku;
}

/**
 * The rows of the brand's folder with what staff have changed. Pure. Fields that the product no longer has are ignored,
 * and a product that the folder has discontinued stays discontinued.
 */
export function applyOverrides(rows: ProductRows, overrides: Overrides): ProductRows {
  if (overrides.size === 0) return { ...rows, values: offeredAlone(rows.values) };
  const { options, values } = overrideOptions(rows, overrides);
  return {
    ...rows,
    options,
    values: offeredAlone(values),
    products: rows.products.map((product) => overriddenProduct(product, overrides.get(product.sku))),
  };
}

function overriddenProduct(
  product: Row<"product">,
  fields: ReadonlyMap<string, string> | undefined,
): Row<"product"> {
  if (!fields) return product;
  const texts = TEXT_FIELDS.flatMap((field) => {
    const text = fields.get(field);
    return text === undefined ? [] : [[field, text]];
  });
  const isHidden = fields.get(VISIBLE_FIELD) === "0";
  const isUnsalable = isHidden || fields.get(SALABLE_FIELD) === "0";
  return {
    ...product,
    ...Object.fromEntries(texts),
    price_cents: Number(fields.get(PRICE_FIELD) ?? product.price_cents),
    counted_prices: overriddenLengthPrice(product.counted_prices, fields.get(LENGTH_PRICE_FIELD)),
    photos: fields.get(PHOTOS_FIELD) ?? product.photos,
    is_enabled: isHidden ? 0 : product.is_enabled,
    is_salable: isUnsalable ? 0 : product.is_salable,
  };
}

/** @param column counted_prices of the product */
function overriddenLengthPrice(column: string, cents: string | undefined): string {
  if (cents === undefined) return column;
  const prices = readCountedPrices(column);
  return JSON.stringify(prices.map((price) => (price.measure ? { ...price, cents: Number(cents) } : price)));
}
