import { CENTS_A_POINT } from "../../rewards/reward-rules";
import { type Totals, type TotalsLine, totalOf } from "../../totals/total";
import type { CardInCart, CartBalances } from "./cart-balances";

export interface PaidByBalances {
  /** In the order of the gift cards; zero for cards that are not needed. */
  giftCards: (CardInCart & { cents: number })[];
  points: number;
  pointsCents: number;
  creditCents: number;
}

/** Amounts that the balances pay of these totals. */
export function paidByBalances({ giftCards }: CartBalances, totals: Totals): PaidByBalances {
  const pointsCents = 0 - totalOf(totals, "reward_points");
  let left = 0 - totalOf(totals, "gift_card");
  const cards = giftCards.map((card) => {
    const cents = Math.min(card.balanceCents, left);
    left -= cents;
    return { ...card, cents };
  });
  return {
    giftCards: cards,
    points: pointsFor(pointsCents),
    pointsCents,
    creditCents: 0 - totalOf(totals, "store_credit"),
  };
}

export function balanceCentsOf(lines: TotalsLine[]): number {
  const totals = { lines };
  return (
    0 - totalOf(totals, "reward_points") - totalOf(totals, "gift_card") - totalOf(totals, "store_credit")
  );
}

/** Number of points that pay an amount; the last one may pay less than its value. */
export function pointsFor(cents: number): number {
  return Math.ceil(cents / CENTS_A_POINT);
}
