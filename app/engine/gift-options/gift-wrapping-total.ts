import { type Total, totalOfRows, withLine } from "../totals/total";

/** What wrapping costs: no discount lowers it, and it is taxed as the goods are. */
export const giftWrappingTotal: Total = (_cart, totals) => {
  const rows = totals.rows.map((row) => ({
    ...row,
    wrappingCents: row.line.wrappingCents * row.line.quantity,
  }));
  const cents = totalOfRows(rows, (row) => row.wrappingCents);
  if (cents === 0) return totals;
  return withLine({ ...totals, rows }, { code: "gift_wrapping", label: "Gift wrap", cents });
};
