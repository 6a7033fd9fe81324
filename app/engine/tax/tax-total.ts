import { costOfGoods, type Total, totalOf, totalOfRows, withLine } from "../totals/total";
import { taxOn, taxOnShipping } from "./tax-on";

/**
 * Sales tax at the shipping address: on the items after price code, discounts and points, with their gift wrapping, and
 * on shipping where the state taxes it and the parcel contains something taxed. Each row and shipping are rounded
 * separately and the tax is their sum, so that a receipt adds up line by line. Without tax there is no line.
 */
export const tax: Total = (cart, totals) => {
  const { taxRate } = cart;
  const hasTaxed = cart.lines.some(({ isTaxed }) => isTaxed);
  if (!taxRate || !hasTaxed) return totals;
  const rows = totals.rows.map((row) => {
    const base = row.line.isTaxed ? costOfGoods(row) + row.wrappingCents : 0;
    return { ...row, taxCents: taxOn(base, taxRate) };
  });
  const shippingTaxCents = taxOnShipping(totalOf(totals, "shipping"), taxRate);
  const cents = totalOfRows(rows, (row) => row.taxCents) + shippingTaxCents;
  return withLine({ ...totals, rows, shippingTaxCents }, { code: "tax", label: taxRate.label, cents });
};
