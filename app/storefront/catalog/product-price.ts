import { moneyText } from "../ui/money";
import { type Choice, type Chosen, chosenValues } from "./choices";

/** @param base cents with the cheapest value of every option */
export function productPrice(
  base: { finalCents: number; regularCents: number },
  choices: Choice[],
  chosen: Chosen,
) {
  const values = chosenValues(choices, chosen);
  const priceCents = values.reduce((total, { cents }) => total + cents, base.finalCents);
  const regularCents = values.reduce((total, value) => total + value.regularCents, base.regularCents);
  return {
    priceCents,
    price: dollars(priceCents),
    /** Price without the offer; null when there is no offer. */
    regularPrice: regularCents > priceCents ? dollars(regularCents) : null,
    basePrice: dollars(base.finalCents),
    extras: values
      .filter(({ cents }) => cents > 0)
      .map(({ title, cents }) => ({ title, price: dollars(cents) })),
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

function priceRange(baseCents: number, choices: Choice[]): PriceRange {
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

function dollars(cents: number): string {
  return moneyText({ value: cents / 100, currency: "USD" });
}
