import { prorate } from "../totals/money";
import { costOfGoods, type Total, type TotalsRow, totalOfRows, withLine } from "../totals/total";

/**
 * Deducts the discount that staff give on a draft order from the discountable items, up to their price, in proportion to
 * the prices of the rows. It adds to what a coupon deducted.
 */
export const staffDiscountTotal: Total = (cart, totals) => {
  const cents = Math.min(cart.staffDiscountCents ?? 0, totalOfRows(totals.rows, discountableCost));
  if (cents === 0) return totals;
  const parts = prorate(cents, totals.rows.map(discountableCost));
  const rows = totals.rows.map((row, index) => ({
    ...row,
    discountCents: row.discountCents + parts[index],
  }));
  return withLine({ ...totals, rows }, { code: "discount", label: "Discount", cents: 0 - cents });
};

function discountableCost(row: TotalsRow): number {
  return row.line.takesDiscounts ? costOfGoods(row) : 0;
}
