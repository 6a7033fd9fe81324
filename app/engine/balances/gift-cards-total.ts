import { sumSoFar, type Total, withLine } from "../totals/total";

/** What gift cards pay, each as far as it reaches, in the order in which they were applied: a line for each. */
export const giftCardsTotal: Total = (cart, totals) =>
  cart.giftCards.reduce((paid, { code, balanceCents }) => {
    const cents = Math.min(balanceCents, sumSoFar(paid));
    return withLine(paid, { code: "gift_card", label: `Gift card (${code})`, cents: 0 - cents });
  }, totals);
