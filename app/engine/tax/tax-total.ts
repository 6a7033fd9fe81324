import {
  costOfGoods,
  type PricedLine,
  type Total,
  type TotalsRow,
  totalOf,
  totalOfRows,
  withLine,
} from "../totals/total";
import { type ShippedItem, shippingTaxedBy, taxableOf, taxOnItem, taxOnShipping } from "./tax-on";

/**
 * Sales tax at the shipping address: on the items after price code, discounts and points, with their gift wrapping, and
 * on shipping where the state taxes it, by whoever taxes something in the parcel. Each row and shipping are rounded
 * separately and the tax is their sum, so that a receipt adds up line by line. Without tax there is no line. A tax
 * service's calculation for exactly these amounts replaces the table's.
 */
export const tax: Total = (cart, totals) => {
  const calculated = cart.calculatedTax?.(totals) ?? null;
  if (calculated) {
    if (calculated.shippingCents + calculated.rowCents.reduce((total, cents) => total + cents, 0) === 0)
      return totals;
    const rows = totals.rows.map((row, index) => ({ ...row, taxCents: calculated.rowCents[index] ?? 0 }));
    return withTax({ ...totals, rows, shippingTaxCents: calculated.shippingCents }, calculated.label);
  }
  const { taxRate } = cart;
  if (!taxRate) return totals;
  const items = totals.rows.map(taxedItem);
  const rows = totals.rows.map((row, index) => ({ ...row, taxCents: taxOnItem(items[index], taxRate) }));
  const shippingTaxCents = taxOnShipping(totalOf(totals, "shipping"), shippingTaxedBy(items, taxRate));
  const isTaxed = shippingTaxCents > 0 || items.some((item) => taxableOf(item, taxRate).cents > 0);
  return isTaxed ? withTax({ ...totals, rows, shippingTaxCents }, taxRate.label) : totals;
};

/** A row as the tax sees it. */
export function taxedItem(row: TotalsRow): ShippedItem {
  const { quantity, taxClass } = row.line;
  const { rowCents, wrappingCents } = row;
  return {
    taxClass,
    quantity,
    cents: costOfGoods(row) + wrappingCents,
    listCents: rowCents + wrappingCents,
  };
}

function withTax<Line extends PricedLine>(totals: Parameters<typeof withLine<Line>>[0], label: string) {
  const cents = totalOfRows(totals.rows, (row) => row.taxCents) + totals.shippingTaxCents;
  return withLine(totals, { code: "tax", label, cents });
}
