import type { ChosenOptions } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import type { MoneyAmount } from "~/storefront/ui/money";
import type { StudioProduct } from "./studio-view";

/** The chosen options, and the quantities of what is priced by number. */
export interface Bought {
  options: ChosenOptions;
  counts: Readonly<Record<string, number>>;
}

/** Returns what the price of a design depends on. */
export function boughtWith(document: DesignDocument): Bought {
  const counts = findBlueprint(document.blueprint)?.counts?.(document) ?? {};
  return { options: document.options, counts };
}

/** Returns the price of one piece, without quantity discounts. */
export function unitPrice(product: StudioProduct, { options, counts }: Bought): MoneyAmount {
  const ofOptions = product.options.map(
    (option) => option.values.find(({ code }) => code === options[option.code])?.price ?? null,
  );
  const cents = [product.price, ...ofOptions].reduce((total, part) => total + toCents(part), 0);
  const ofCounts = product.countedPrices.reduce(
    (total, { code, min, price }) => total + ((counts[code] ?? 0) - min) * toCents(price),
    0,
  );
  // The product's own price includes the minimum quantity.
  return { value: (cents + Math.max(ofCounts, 0)) / 100, currency: product.price.currency };
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
