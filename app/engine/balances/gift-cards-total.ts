import { type Total, totalSoFar, withLine } from "../totals/total";

/** What gift cards pay, each as far as it reaches, in the order in which they were applied: a line for each that pays. */
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
