import type { ChosenOptions } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import type { MoneyAmount } from "~/storefront/ui/money";
import type { StudioProduct } from "./studio-view";

/** What is bought: the options chosen, and how many of each there are of what costs by its number. */
export interface Bought {
  options: ChosenOptions;
  counts: Readonly<Record<string, number>>;
}

/** What the price of a design goes by. */
export function boughtWith(document: DesignDocument): Bought {
  const counts = findBlueprint(document.blueprint)?.counts?.(document) ?? {};
  return { options: document.options, counts };
}

/** The price of one piece, before what buying several saves. */
export function unitPrice(product: StudioProduct, { options, counts }: Bought): MoneyAmount {
  const ofOptions = product.options.map(
    (option) => option.values.find(({ code }) => code === options[option.code])?.price ?? null,
  );
  const cents = [product.price, ...ofOptions].reduce((total, part) => total + toCents(part), 0);
  const ofCounts = product.countedPrices.reduce(
    (total, { code, min, price }) => total + ((counts[code] ?? 0) - min) * toCents(price),
    0,
  );
  // The product's own price takes in as little as can be bought.
  return { value: (cents + Math.max(ofCounts, 0)) / 100, currency: product.price.currency };
}

/** What the same piece costs otherwise; null where there is no offer. */
export function regularUnitPrice(product: StudioProduct, bought: Bought): MoneyAmount | null {
  const price = unitPrice(product, bought);
  const regular = unitPrice(atRegularPrices(product), bought);
  return toCents(regular) > toCents(price) ? regular : null;
}

/** What each of so many pieces costs. */
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

/** The price of so many pieces. */
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
