import { findBlueprint } from "~/design/known-products";
import type { NewRow } from "../../database/schema";
import type { CountedPrice, QuantityBreak } from "../counted-prices";
import { optionUid, optionValueUid } from "../option-uid";
import type { OptionSeed, ProductSeed } from "./product-seed";

/** The seed as the table keeps it. @param position in lists */
export function productRow(storeCode: string, seed: ProductSeed, position: number): NewRow<"product"> {
  return {
    sku: seed.sku,
    store_code: storeCode,
    name: seed.name,
    url_key: seed.urlKey,
    family: seed.family,
    pets: (seed.pets ?? []).join(","),
    occasion: (seed.occasions ?? []).join(","),
    blueprint: seed.tool?.blueprint ?? null,
    tool_path: seed.tool?.path ?? null,
    template: seed.tool?.template ?? null,
    short_description: seed.shortDescription,
    description: seed.description,
    meta_title: seed.metaTitle,
    meta_description: seed.metaDescription,
    meta_keyword: seed.metaKeyword,
    price_cents: seed.priceCents,
    regular_price_cents: seed.regular?.priceCents ?? null,
    counted_prices: JSON.stringify(countedPrices(seed)),
    quantity_breaks: JSON.stringify(quantityBreaks(seed)),
    price_note: seed.priceNote ?? "",
    production_days: seed.productionDays,
    is_virtual: seed.isVirtual ? 1 : 0,
    is_salable: 1,
    is_enabled: 1,
    created_at: `${seed.since}T00:00:00.000Z`,
    rating: 0,
    review_count: 0,
    position,
  };
}

function countedPrices({ countedPrices = {} }: ProductSeed): CountedPrice[] {
  return Object.entries(countedPrices).map(([code, price]) => ({ code, ...price, regularCents: null }));
}

function quantityBreaks({ quantityBreaks = {} }: ProductSeed): QuantityBreak[] {
  return Object.entries(quantityBreaks)
    .map(([quantity, percent]) => ({ quantity: Number(quantity), basisPoints: percent * 100 }))
    .sort((one, other) => one.quantity - other.quantity);
}

/** The product's options, each with the values it is sold in. @throws Error when the seed names what there is not */
export function optionRows(
  seed: ProductSeed,
): (NewRow<"product_option"> & { values: NewRow<"product_option_value">[] })[] {
  const { sku, surcharges, regular } = seed;
  return optionsOf(seed).map(({ code, title, values }, position) => ({
    uid: optionUid(sku, code),
    sku,
    code,
    title,
    position,
    values: values.map((value, valuePosition) => ({
      uid: optionValueUid(sku, code, value.code),
      option_uid: optionUid(sku, code),
      code: value.code,
      title: value.title,
      price_cents: surcharges?.[code]?.[value.code] ?? 0,
      regular_price_cents: regular ? (regular.surcharges?.[code]?.[value.code] ?? 0) : null,
      position: valuePosition,
    })),
  }));
}

function optionsOf({ sku, tool, options = [] }: ProductSeed): OptionSeed[] {
  if (!tool) return options;
  const blueprint = findBlueprint(tool.blueprint);
  if (!blueprint) throw new Error(`Product ${sku} wants the unknown blueprint ${tool.blueprint}.`);
  if (!blueprint.templates.some(({ key }) => key === tool.template)) {
    throw new Error(`Product ${sku} wants the unknown template ${tool.template} of ${tool.blueprint}.`);
  }
  return blueprint.options.map((option) => {
    const sold = tool.sold?.[option.code];
    const values = option.values.filter(({ code }) => !sold || sold.includes(code));
    if (values.length < (sold?.length ?? 1)) {
      throw new Error(`Product ${sku} is sold in an unknown ${option.code}.`);
    }
    return { ...option, values };
  });
}
