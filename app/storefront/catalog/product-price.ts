import { moneyText } from "../ui/money";
import { type Choice, type Chosen, chosenValues } from "./choices";

/** A product's price with the cheapest value of every option. */
export interface BasePrice {
  finalCents: number;
  regularCents: number;
  /** ISO 4217 */
  currency: string;
}

/** The price of the chosen variant, in the currency of the base. */
export function productPrice(base: BasePrice, choices: Choice[], chosen: Chosen) {
  const values = chosenValues(choices, chosen);
  const money = (cents: number) => moneyText({ value: cents / 100, currency: base.currency });
  const priceCents = values.reduce((total, { cents }) => total + cents, base.finalCents);
  const regularCents = values.reduce((total, value) => total + value.regularCents, base.regularCents);
  return {
    priceCents,
    price: money(priceCents),
    /** Price without the offer; null when there is no offer. */
    regularPrice: regularCents > priceCents ? money(regularCents) : null,
    basePrice: money(base.finalCents),
    extras: values
      .filter(({ cents }) => cents > 0)
      .map(({ title, cents }) => ({ title, price: money(cents) })),
    range: priceRange(base.finalCents, choices),
  };
}

/** The prices of all variants. */
export interface PriceRange {
  lowestCents: number;
  highestCents: number;
  /** Number of variants. */
  count: number;
}

/**
 * Returns the range of all variants' prices.
 * @param baseCents price with the cheapest value of every option
 * @param choices the options; each value with the cents that it adds
 */
export function priceRange(baseCents: number, choices: { values: { cents: number }[] }[]): PriceRange {
  const totalOf = (pick: (...cents: number[]) => number) =>
    choices.reduce((total, { values }) => total + pick(...values.map(({ cents }) => cents)), baseCents);
  return {
    lowestCents: totalOf(Math.min),
    highestCents: totalOf(Math.max),
    count: choices.reduce((product, { values }) => product * values.length, 1),
  };
}

/** Price of the chosen variant; money as text. */
export type ProductPriceView = ReturnType<typeof productPrice>;
