import { type Total, totalSoFar, withLine } from "../totals/total";

const LABEL = "Gift card ending in ";

/** A masked code that shows the last four characters. */
export function hiddenCode(ending: string): string {
  return `****-****-****-${ending}`;
}

/** The last characters of a gift card's code, from the label of its line. */
export function giftCardEnding(label: string): string {
  return label.slice(LABEL.length);
}

/** Deducts gift cards, each up to its balance, in the order in which they were applied: one line per card used. */
export const giftCardsTotal: Total = (cart, totals) =>
  cart.giftCards.reduce((paid, { ending, balanceCents }) => {
    const cents = Math.min(balanceCents, totalSoFar(paid));
    return cents === 0
      ? paid
      : withLine(paid, {
          code: "gift_card",
          label: LABEL + ending,
          cents: -cents,
          balanceCents,
        });
  }, totals);
