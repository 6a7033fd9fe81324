import { applyRate } from "../totals/money";
import { costOfGoods, type Total, withLine } from "../totals/total";

/**
 * Sales tax of the state shipped to, on the discounted goods. Each row is rounded for itself and the tax
 * is the sum of the rows, so that a receipt adds up line by line. Shipping, stated apart, is not taxed.
 */
export const tax: Total = (cart, totals) => {
  const { taxRate } = cart;
  if (!taxRate || taxRate.rate_basis_points === 0) return totals;
  const rows = totals.rows.map((row, index) => {
    const base = cart.lines[index].isTaxed ? costOfGoods(row) + row.wrappingCents : 0;
    return { ...row, taxCents: applyRate(base, taxRate.rate_basis_points) };
  });
  const cents = rows.reduce((sum, row) => sum + row.taxCents, 0);
  return withLine({ ...totals, rows }, { code: "tax", label: taxRate.label, cents });
};
