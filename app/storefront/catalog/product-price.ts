import { moneyText } from "../ui/money";
import { type Choice, type Chosen, chosenValues } from "./choices";

/** Price of the chosen variant; money as text. */
export interface ProductPriceView {
  priceCents: number;
  price: string;
  /** Price without the offer; null when there is no offer. */
  regularPrice: string | null;
  basePrice: string;
  extras: { title: string; price: string }[];
}

/** @param base cents with the cheapest value of every option */
export function productPrice(
  base: { finalCents: number; regularCents: number },
  choices: Choice[],
  chosen: Chosen,
): ProductPriceView {
  const values = chosenValues(choices, chosen);
  const priceCents = values.reduce((total, { cents }) => total + cents, base.finalCents);
  const regularCents = values.reduce((total, value) => total + value.regularCents, base.regularCents);
  return {
    priceCents,
    price: dollars(priceCents),
    regularPrice: regularCents > priceCents ? dollars(regularCents) : null,
    basePrice: dollars(base.finalCents),
    extras: values
      .filter(({ cents }) => cents > 0)
      .map(({ title, cents }) => ({ title, price: dollars(cents) })),
  };
}

function dollars(cents: number): string {
  return moneyText({ value: cents / 100, currency: "USD" });
}
