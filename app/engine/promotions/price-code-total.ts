import { type Total, withLine } from "../totals/total";

/** What the price code takes off the goods that it concerns; never makes anything dearer. */
export const priceCodeTotal: Total = (cart, totals) => {
  const rows = totals.rows.map((row, index) => {
    const { offerPriceCents, quantity } = cart.lines[index];
    if (offerPriceCents === null) return row;
    return { ...row, offerCents: Math.max(0, row.rowCents - offerPriceCents * quantity) };
  });
  const cents = rows.reduce((sum, row) => sum + row.offerCents, 0);
  if (cents === 0) return totals;
  return withLine({ ...totals, rows }, { code: "price_code", label: "Special price", cents: -cents });
};
