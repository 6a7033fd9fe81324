import { CENTS_A_POINT } from "../../rewards/reward-rules";
import { type Totals, type TotalsLine, totalOf } from "../../totals/total";
import type { CartBalances } from "./cart-balances";

/** Amounts that the balances pay of these totals; zero for gift cards that are not needed. */
export function paidByBalances({ giftCards }: CartBalances, totals: Totals) {
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
