import type { ChosenOptions } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import type { MoneyAmount } from "~/storefront/ui/money";
import type { StudioMeasure, StudioProduct } from "./studio-view";

/** The chosen options, and the quantities of what is priced by number. */
export interface Bought {
  options: ChosenOptions;
  counts: Readonly<Record<string, number>>;
}

/** Returns what the price of a design depends on. @param tubeMm as the provider has measured the saved design */
export function boughtWith(document: DesignDocument, tubeMm: number | null): Bought {
  const counts = findBlueprint(document.blueprint)?.counts?.(document) ?? {};
  return { options: document.options, counts: { ...counts, tube_mm: tubeMm ?? 0 } };
}

/** Returns the price of one piece, without quantity discounts. */
export function unitPrice(product: StudioProduct, { options, counts }: Bought): MoneyAmount {
  const ofOptions = product.options.map(
    (option) => option.values.find(({ code }) => code === options[option.code])?.price ?? null,
  );
  const cents = [product.price, ...ofOptions].reduce((total, part) => total + toCents(part), 0);
  const ofCounts = product.countedPrices.reduce(
    (total, { code, min, price, measure }) =>
      measure ? total : total + ((counts[code] ?? 0) - min) * toCents(price),
    0,
  );
  const ofLength = product.countedPrices.reduce(
    (total, { code, price, measure }) =>
      measure ? total + startedSteps(counts[code] ?? 0, measure) * toCents(price) : total,
    0,
  );
  // The product's own price includes the minimum quantity, and what is included of a length.
  return { value: (cents + Math.max(ofCounts, 0) + ofLength) / 100, currency: product.price.currency };
}

/** Returns the regular price of the same piece; null without an offer. */
export function regularUnitPrice(product: StudioProduct, bought: Bought): MoneyAmount | null {
  const price = unitPrice(product, bought);
  const regular = unitPrice(atRegularPrices(product), bought);
  return toCents(regular) > toCents(price) ? regular : null;
}

/** Returns the price of each piece at that quantity. */
export function priceOfEach(
  { quantityBreaks }: StudioProduct,
  price: MoneyAmount,
  pieces: number,
): MoneyAmount {
  const reached = quantityBreaks.findLast(({ quantity }) => pieces >= quantity);
  if (!reached) return price;
  const cents = toCents(price);
  return { ...price, value: (cents - Math.round((cents * reached.percent) / 100)) / 100 };
}

/** Multiplies a price. */
export function timesQuantity(price: MoneyAmount, quantity: number): MoneyAmount {
  return { ...price, value: (toCents(price) * quantity) / 100 };
}

function startedSteps(length: number, { included_mm, step_mm }: StudioMeasure): number {
  return Math.ceil(Math.max(length - included_mm, 0) / step_mm);
}

function atRegularPrices(product: StudioProduct): StudioProduct {
  const options = product.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, price: value.regularPrice })),
  }));
  const countedPrices = product.countedPrices.map((counted) => ({ ...counted, price: counted.regularPrice }));
  return { ...product, price: product.regularPrice, options, countedPrices };
}

function toCents(money: MoneyAmount | null): number {
  return Math.round((money?.value ?? 0) * 100);
}
