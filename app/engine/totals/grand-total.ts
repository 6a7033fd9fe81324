import { type Total, totalSoFar, withLine } from "./total";

/** What is to be paid: the sum of all lines before it. */
export const grandTotal: Total = (_cart, totals) =>
  withLine(totals, { code: "grand_total", label: "Grand Total", cents: totalSoFar(totals) });
