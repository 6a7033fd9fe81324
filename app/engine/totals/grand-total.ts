import { type Total, totalSoFar, withLine } from "./total";

/** The amount due: the sum of all lines before it. */
export const grandTotal: Total = (_cart, totals) =>
  withLine(totals, { code: "grand_total", label: "Grand Total", cents: totalSoFar(totals) });
