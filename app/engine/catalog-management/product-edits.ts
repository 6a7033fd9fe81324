import type { ProductEdits } from "~/brand/edited-product-files.server";
import {
  LENGTH_PRICE_FIELD,
  optionPriceField,
  optionValueOfField,
  PHOTOS_FIELD,
  PRICE_FIELD,
} from "../catalog/overrides/override-fields";
import { readCountedPrices } from "../catalog/prices-per-unit";
import { optionChangesOf } from "./option-changes";
import { type ProductState, publishedValue } from "./product-state";

const MEMBERS = {
  name: "name",
  short_description: "shortDescription",
  description: "description",
  meta_title: "metaTitle",
  meta_description: "metaDescription",
} as const;

/**
 * What differs of a product in the shop, as its file in the brand's folder would have it; and the titles of what a file
 * cannot say. Pure.
 */
export function productEdits(state: ProductState): { edits: ProductEdits; others: string[] } {
  const { fields, overrides } = state;
  const edits: ProductEdits = {};
  for (const [code, member] of Object.entries(MEMBERS)) {
    const text = overrides.get(code);
    if (text !== undefined) edits[member] = text;
  }
  const price = overrides.get(PRICE_FIELD);
  if (price !== undefined) edits.priceCents = Number(price);
  const photos = overrides.get(PHOTOS_FIELD);
  if (photos !== undefined) edits.photos = JSON.parse(photos);
  const priceByLength = priceByLengthOf(state);
  if (priceByLength) edits.priceByLength = priceByLength;
  const surcharges = surchargesOf(state);
  if (surcharges) edits.surcharges = surcharges;
  const optionChanges = optionChangesOf(state);
  if (optionChanges) edits.optionChanges = optionChanges;
  const others = fields.filter(
    ({ code, group }) => overrides.has(code) && (group === "STOCK" || group === "PLACES"),
  );
  return { edits, others: others.map(({ title }) => title) };
}

/** With the folder's lengths; undefined where it doesn't differ. */
function priceByLengthOf({ folder, overrides }: ProductState): ProductEdits["priceByLength"] {
  const cents = overrides.get(LENGTH_PRICE_FIELD);
  const prices = readCountedPrices(folder.product.counted_prices);
  const measure = prices.find((price) => price.measure)?.measure;
  return cents !== undefined && measure ? { ...measure, stepCents: Number(cents) } : undefined;
}

/** All of them, since a product's own surcharges replace the shared ones; undefined when none differs. */
function surchargesOf(state: ProductState): ProductEdits["surcharges"] {
  const isChanged = [...state.overrides.keys()].some((code) => optionValueOfField(code) !== null);
  return isChanged ? shownSurcharges(state) : undefined;
}

/** What each value of each option adds, in cents. Pure. */
export function shownSurcharges(state: ProductState): NonNullable<ProductEdits["surcharges"]> {
  const byCode = new Map(state.fields.map((field) => [field.code, field]));
  return Object.fromEntries(
    state.folder.options.map(({ code, values }) => [
      code,
      Object.fromEntries(
        values.map((value) => {
          const field = byCode.get(optionPriceField(code, value.code));
          return [value.code, field ? Number(publishedValue(state, field)) : 0];
        }),
      ),
    ]),
  );
}
