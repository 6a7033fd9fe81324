import type { ProductData } from "~/brand/product-data";
import type { StoreData } from "~/brand/store-data.server";
import type { NewRow } from "../../database/schema";
import { photosColumn } from "../photographs";
import { type CountedPrice, TUBE } from "../prices-per-unit";
import type { QuantityBreak } from "../quantity-breaks";

/** Rows of a brand's products, in the order of unsorted lists. */
export function productRows({ code, name, products }: StoreData): NewRow<"product">[] {
  return products.map((product, position) => ({
    sku: product.sku,
    store_code: code,
    name: product.name,
    url_key: product.urlKey,
    family: product.family,
    pets: (product.pets ?? []).join(","),
    occasion: (product.occasions ?? []).join(","),
    recipient: (product.recipients ?? []).join(","),
    blueprint: product.tool?.blueprint ?? null,
    tool_path: product.tool?.path ?? null,
    template: product.tool?.template ?? null,
    short_description: product.shortDescription,
    description: product.description,
    meta_title: product.metaTitle ?? `${product.name} | ${name}`,
    meta_description: product.metaDescription ?? product.shortDescription,
    meta_keyword: product.metaKeyword,
    price_cents: product.priceCents,
    regular_price_cents: product.regular?.priceCents ?? null,
    counted_prices: JSON.stringify(countedPrices(product)),
    quantity_breaks: JSON.stringify(quantityBreaks(product)),
    price_note: priceNote(product),
    package: product.package ? JSON.stringify(product.package) : "",
    production_days: product.productionDays,
    is_virtual: product.isVirtual ? 1 : 0,
    tax_class: product.taxClass,
    is_salable: 1,
    is_enabled: 1,
    created_at: `${product.since}T00:00:00.000Z`,
    photos: photosColumn(product.photos ?? []),
    rating: 0,
    review_count: 0,
    position,
  }));
}

function countedPrices({ countedPrices = {}, priceByLength }: ProductData): CountedPrice[] {
  const counted = Object.entries(countedPrices).map(([code, price]) => ({
    code,
    ...price,
    regularCents: null,
  }));
  if (!priceByLength) return counted;
  const { stepCents: cents, ...measure } = priceByLength;
  return [...counted, { code: TUBE, title: "Tube", cents, regularCents: null, min: 0, measure }];
}

function quantityBreaks({ quantityBreaks = {} }: ProductData): QuantityBreak[] {
  return Object.entries(quantityBreaks)
    .map(([quantity, percent]) => ({ quantity: Number(quantity), basisPoints: percent * 100 }))
    .sort((one, other) => one.quantity - other.quantity);
}

/**
 * Explanation of the list price; [INCLUDED] is replaced with the included counted parts, such as 3 letters and 1 shape.
 */
function priceNote({ priceNote = "", countedPrices = {} }: ProductData): string {
  const included = Object.values(countedPrices)
    .filter(({ min }) => min > 0)
    .map(({ title, min }) => `${min} ${inNumber(title.toLowerCase(), min)}`);
  return priceNote.replace("[INCLUDED]", included.join(" and "));
}

function inNumber(plural: string, count: number): string {
  return count === 1 ? plural.replace(/s$/, "") : plural;
}
