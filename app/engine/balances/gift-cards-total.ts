import { type Total, totalSoFar, withLine } from "../totals/total";

/** Deducts gift cards, each up to its balance, in the order in which they were applied: one line per card used. */
export const giftCardsTotal: Total = (cart, totals) =>
  cart.giftCards.reduce((paid, { ending, balanceCents }) => {
    const cents = Math.min(balanceCents, totalSoFar(paid));
    return cents === 0
      ? paid
      : withLine(paid, {
          code: "gift_card",
          label: `Gift card ending in ${ending}`,
          cents: -cents,
          balanceCents,
        });
  }, totals);
