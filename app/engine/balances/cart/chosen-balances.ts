import type { Row } from "../../database/schema";

/** Balances that the shopper has chosen to pay with, with the amounts they last saw. */
export interface ChosenBalances {
  /** In the order of payment. */
  giftCards: ChosenGiftCard[];
  credit: { shownCents: number } | null;
  points: ChosenPoints | null;
}

export interface ChosenGiftCard {
  id: number;
  /** Last four characters of its code. */
  ending: string;
  shownCents: number;
}

export interface ChosenPoints {
  /** Null for as many as possible. */
  wanted: number | null;
  shownPoints: number;
}

export const NOTHING_CHOSEN: ChosenBalances = { giftCards: [], credit: null, points: null };

export function chosenBalances({ balances }: Pick<Row<"cart">, "balances">): ChosenBalances {
  return balances === null ? NOTHING_CHOSEN : JSON.parse(balances);
}

/** Serializes them for the cart's column; null when nothing is chosen. */
export function balancesColumn(chosen: ChosenBalances): string | null {
  const isNothing = chosen.giftCards.length === 0 && !chosen.credit && !chosen.points;
  return isNothing ? null : JSON.stringify(chosen);
}

/** Choices after merging carts: the cart's own, followed by those only the other one had. */
export function mergedBalances(
  source: Pick<Row<"cart">, "balances">,
  destination: Pick<Row<"cart">, "balances">,
): string | null {
  const [from, to] = [chosenBalances(source), chosenBalances(destination)];
  const others = from.giftCards.filter(({ id }) => to.giftCards.every((card) => card.id !== id));
  return balancesColumn({
    giftCards: [...to.giftCards, ...others].slice(0, MAX_GIFT_CARDS),
    credit: to.credit ?? from.credit,
    points: to.points ?? from.points,
  });
}

/** More cards would make the totals slow to compute. */
export const MAX_GIFT_CARDS = 10;
