import type { Row } from "../../database/schema";

/** What its shopper wants to pay a cart with besides the payment method, with what there was when they last saw it. */
export interface ChosenBalances {
  /** In the order in which they pay. */
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
  /** Null for as many as can be used. */
  wanted: number | null;
  shownPoints: number;
}

export const NOTHING_CHOSEN: ChosenBalances = { giftCards: [], credit: null, points: null };

/** What is chosen for a cart. */
export function chosenBalances({ balances }: Pick<Row<"cart">, "balances">): ChosenBalances {
  return balances === null ? NOTHING_CHOSEN : JSON.parse(balances);
}

/** The same for the cart's column, null when nothing is chosen. */
export function balancesColumn(chosen: ChosenBalances): string | null {
  const isNothing = chosen.giftCards.length === 0 && !chosen.credit && !chosen.points;
  return isNothing ? null : JSON.stringify(chosen);
}

/** What is chosen when another cart's lines come to a cart: its own, and what only the other one had, after it. */
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

/** More would make a cart slow to compute. */
export const MAX_GIFT_CARDS = 10;
