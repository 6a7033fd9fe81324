import { type Total, totalSoFar, withLine } from "../totals/total";

/** Deducts store credit from the remaining total. */
export const storeCreditTotal: Total = (cart, totals) => {
  const cents = Math.min(cart.creditCents, totalSoFar(totals));
  return cents === 0
    ? totals
    : withLine(totals, {
        code: "store_credit",
        label: "Store credit",
        cents: -cents,
        balanceCents: cart.creditCents,
      });
};
