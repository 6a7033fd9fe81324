import type { Coupon } from "../promotions/coupon";
import type { ShippingMethod } from "../shipping/shipping-methods";
import type { TaxRate } from "../tax/tax-rate";

/** What the totals are computed from. Money in cents. */
export interface TotalsCart {
  lines: { unitPriceCents: number; quantity: number }[];
  /** Valid today; its minimum may not be reached. */
  coupon: Coupon | null;
  /** The chosen method; null when none is chosen or nothing is shipped. */
  shippingMethod: ShippingMethod | null;
  /** Discounted subtotal from which standard shipping is free; null when it never is. */
  freeShippingFromCents: number | null;
  /** Of the state shipped to; null when it is not known or has no tax. */
  taxRate: TaxRate | null;
}

export type TotalsCode = "subtotal" | "discount" | "shipping" | "tax" | "grand_total";

/** One line of the summary. A discount is below zero, so that the lines above it sum to the grand total. */
export interface TotalsLine {
  code: TotalsCode;
  label: string;
  cents: number;
}

/** The same for one cart line: its price, its part of the discount, and its tax. All zero or more. */
export interface TotalsRow {
  rowCents: number;
  discountCents: number;
  taxCents: number;
}

export interface Totals {
  lines: TotalsLine[];
  /** In the order of the cart's lines. */
  rows: TotalsRow[];
}

/** One step of the totals: a pure function that adds its line and its part of the rows. */
export type Total = (cart: TotalsCart, totals: Totals) => Totals;

/** Cents of the line by that code; zero when there is none. */
export function totalOf({ lines }: Pick<Totals, "lines">, code: TotalsCode): number {
  return lines.find((line) => line.code === code)?.cents ?? 0;
}

/** What the goods cost after discounts, in cents. */
export function discountedSubtotal(totals: Pick<Totals, "lines">): number {
  return totalOf(totals, "subtotal") + totalOf(totals, "discount");
}

/** The totals with one more line at the end. */
export function withLine(totals: Totals, line: TotalsLine): Totals {
  return { ...totals, lines: [...totals.lines, line] };
}
