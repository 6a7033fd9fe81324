import type { Coupon } from "../promotions/coupon";
import type { ShippingMethod } from "../shipping/shipping-methods";
import type { TaxRate } from "../tax/tax-rate";
import { prorate } from "./money";

/** What the totals are computed from. Money in cents. */
export interface TotalsCart<Line extends PricedLine = PricedLine> {
  lines: Line[];
  /** Valid today; its minimum may not be reached. */
  coupon: Coupon | null;
  /** What the points that the customer wants to spend are worth. */
  pointsCents: number;
  /** The chosen method; null when none is chosen or nothing is shipped. */
  shippingMethod: ShippingMethod | null;
  /** What goods must cost after discounts so that standard shipping is free; null when it never is. */
  freeShippingFromCents: number | null;
  /** Of the place shipped to; null when it is not known or has no tax. */
  taxRate: TaxRate | null;
  /** In the order in which they were applied, with what they hold. */
  giftCards: { ending: string; balanceCents: number }[];
  /** Store credit that the customer wants to spend, as far as there is any. */
  creditCents: number;
}

/** A line of the cart as far as its price goes. */
export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
  /** Price of one piece by the price code of the cart, or for members; null when neither concerns it. */
  offerPriceCents: number | null;
  /** That price is the one for members. */
  isMemberPrice?: boolean;
  /** Of wrapping one piece; 0 when it is not wrapped. */
  wrappingCents: number;
  /** False for what is worth money itself, such as a gift certificate. */
  takesDiscounts: boolean;
  /** False for what is taxed when it is spent. */
  isTaxed: boolean;
}

export type TotalsCode =
  | "subtotal"
  | "price_code"
  | "discount"
  | "reward_points"
  | "gift_wrapping"
  | "shipping"
  | "tax"
  | "gift_card"
  | "store_credit"
  | "grand_total";

/** One line of the summary. What is taken off is below zero, so that the lines above it sum to the grand total. */
export interface TotalsLine {
  code: TotalsCode;
  label: string;
  cents: number;
  /** The balance before this payment, of a gift card or of store credit. */
  balanceCents?: number;
}

/** The same for one cart line: its price, its part of what is taken off and added, and its tax. All zero or more. */
export interface TotalsRow<Line extends PricedLine = PricedLine> {
  line: Line;
  rowCents: number;
  /** What the price code, or the membership, takes off. */
  offerCents: number;
  discountCents: number;
  pointsCents: number;
  wrappingCents: number;
  taxCents: number;
}

export interface Totals<Line extends PricedLine = PricedLine> {
  lines: TotalsLine[];
  /** One for each line of the cart, in their order. */
  rows: TotalsRow<Line>[];
  /** The part of the tax that is on shipping; with the rows' it is the line of the tax. */
  shippingTaxCents: number;
}

/** One step of the totals: a pure function that adds its line and its part of the rows. */
export type Total = <Line extends PricedLine>(cart: TotalsCart<Line>, totals: Totals<Line>) => Totals<Line>;

/** The row of a line that costs nothing. */
export function emptyRow<Line extends PricedLine>(line: Line): TotalsRow<Line> {
  return {
    line,
    rowCents: 0,
    offerCents: 0,
    discountCents: 0,
    pointsCents: 0,
    wrappingCents: 0,
    taxCents: 0,
  };
}

/** Cents of the lines by that code; zero when there is none. */
export function totalOf({ lines }: Pick<Totals, "lines">, code: TotalsCode): number {
  return lines.reduce((total, line) => (line.code === code ? total + line.cents : total), 0);
}

/** What the goods cost after price code and discounts, in cents. Points are spent on it, not taken from it. */
export function discountedSubtotal(totals: Pick<Totals, "lines">): number {
  return totalOf(totals, "subtotal") + totalOf(totals, "price_code") + totalOf(totals, "discount");
}

/**
 * The same of what goes into parcels, which alone counts toward free shipping: what is worth money itself takes no
 * discounts, and is mailed.
 */
export function discountedGoods({ rows }: Pick<Totals, "rows">): number {
  return totalOfRows(rows, ({ line, rowCents, offerCents, discountCents }) =>
    line.takesDiscounts ? rowCents - offerCents - discountCents : 0,
  );
}

/** What a row still costs after all that was taken off so far, in cents. */
export function costOfGoods(row: TotalsRow): number {
  return row.rowCents - row.offerCents - row.discountCents - row.pointsCents;
}

/** The sum of one amount over all rows, in cents. */
export function totalOfRows<Row extends TotalsRow>(rows: Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

/** The rows with an amount in that part of them, divided by what `costOf` says of each; the parts sum to it. */
export function spreadOver<Line extends PricedLine>(
  rows: TotalsRow<Line>[],
  part: "discountCents" | "pointsCents",
  cents: number,
  costOf: (row: TotalsRow<Line>) => number,
): TotalsRow<Line>[] {
  const parts = prorate(cents, rows.map(costOf));
  return rows.map((row, index) => ({ ...row, [part]: parts[index] }));
}

/** What the lines so far sum to, in cents. */
export function totalSoFar({ lines }: Pick<Totals, "lines">): number {
  return lines.reduce((total, line) => total + line.cents, 0);
}

/** The totals with one more line at the end. */
export function withLine<Line extends PricedLine>(totals: Totals<Line>, line: TotalsLine): Totals<Line> {
  return { ...totals, lines: [...totals.lines, line] };
}
