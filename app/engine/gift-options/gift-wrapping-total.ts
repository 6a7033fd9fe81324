import { type Total, withLine } from "../totals/total";

/** What wrapping costs: no discount lowers it, and it is taxed as the goods are. */
export const giftWrappingTotal: Total = (cart, totals) => {
  const rows = totals.rows.map((row, index) => {
    const { quantity, wrappingCents } = cart.lines[index];
    return { ...row, wrappingCents: wrappingCents * quantity };
  });
  const cents = rows.reduce((sum, row) => sum + row.wrappingCents, 0);
  if (cents === 0) return totals;
  return withLine({ ...totals, rows }, { code: "gift_wrapping", label: "Gift wrap", cents });
};
