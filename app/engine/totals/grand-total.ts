import { type Total, withLine } from "./total";

/** What is to be paid: the sum of all lines before it. */
export const grandTotal: Total = (_cart, totals) => {
  const cents = totals.lines.reduce((sum, line) => sum + line.cents, 0);
  return withLine(totals, { code: "grand_total", label: "Grand Total", cents });
};
