import { type Total, totalSoFar, withLine } from "../totals/total";

/** What store credit pays of all that is left. */
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
