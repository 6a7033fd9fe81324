import type { Coupon } from "../promotions/coupon";
import type { ShippingMethod } from "../shipping/shipping-methods";
import type { TaxClass } from "../tax/tax-class";
import type { TaxRate } from "../tax/tax-rate";
import { prorate } from "./money";

/** Input of the totals. Money in cents. */
export interface TotalsCart<Line extends PricedLine = PricedLine> {
  lines: Line[];
  /** Valid today; its minimum may not be reached. */
  coupon: Coupon | null;
  /** Discount that staff give, in cents. */
  staffDiscountCents?: number;
  /** Value of the points that the customer wants to spend. */
  pointsCents: number;
  /** The chosen method; null when none is chosen or nothing is shipped. */
  shippingMethod: ShippingMethod | null;
  /** Weight of the contents, without boxes. */
  shippingGrams: number;
  /** Minimum price of the items after discounts for free standard shipping; null when it is never free. */
  freeShippingFromCents: number | null;
  /** For the shipping address; null when it is unknown or has no tax, or the buyer is exempt. */
  taxRate: TaxRate | null;
  /** The tax service's calculation for the totals so far; null when there is none for exactly them. */
  calculatedTax?: (totals: Totals) => CalculatedTax | null;
  /** In the order in which they were applied, with their balances. */
  giftCards: { ending: string; balanceCents: number }[];
  /** Store credit to apply, up to the balance. */
  creditCents: number;
}

/** A tax service's calculation, in cents. */
export interface CalculatedTax {
  label: string;
  /** Tax of each row, in the same order. */
  rowCents: number[];
  shippingCents: number;
}

/** The parts of a cart line that determine its price. */
export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
  /** Unit price with the cart's price code, or for members; null when neither applies. */
  offerPriceCents: number | null;
  isMemberPrice?: boolean;
  /** For one piece; 0 without wrapping. */
  wrappingCents: number;
  /** False for products that are worth money, such as gift certificates. */
  takesDiscounts: boolean;
  /** True for a product that the cart's coupon does not reduce. */
  isOutsideCoupon?: boolean;
  taxClass: TaxClass;
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

/** One line of the summary. Deductions are negative, so that the lines above it add up to the grand total. */
export interface TotalsLine {
  code: TotalsCode;
  label: string;
  cents: number;
  /** The balance before this payment, of a gift card or of store credit. */
  balanceCents?: number;
}

/**
 * The summary of one cart line: its price, its shares of deductions and additions, and its tax. All zero or positive.
 */
export interface TotalsRow<Line extends PricedLine = PricedLine> {
  line: Line;
  rowCents: number;
  /** Deduction by the price code or the membership. */
  offerCents: number;
  discountCents: number;
  pointsCents: number;
  wrappingCents: number;
  taxCents: number;
}

export interface Totals<Line extends PricedLine = PricedLine> {
  lines: TotalsLine[];
  /** One per cart line, in the same order. */
  rows: TotalsRow<Line>[];
  /** The tax on shipping; with that of the rows it adds up to the tax line. */
  shippingTaxCents: number;
}

/** One step of the totals: a pure function that adds its line and its shares of the rows. */
export type Total = <Line extends PricedLine>(cart: TotalsCart<Line>, totals: Totals<Line>) => Totals<Line>;

/** A row with all amounts zero. */
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

/** Sum of the lines with that code, in cents; zero without any. */
export function totalOf({ lines }: Pick<Totals, "lines">, code: TotalsCode): number {
  return lines.reduce((total, line) => (line.code === code ? total + line.cents : total), 0);
}

/** Price of the items after price code and discounts, in cents. Points are a payment, not a deduction from it. */
export function discountedSubtotal(totals: Pick<Totals, "lines">): number {
  return totalOf(totals, "subtotal") + totalOf(totals, "price_code") + totalOf(totals, "discount");
}

/**
 * The same for shipped items, which alone count toward free shipping: products worth money take no discounts, and are
 * emailed.
 */
export function discountedGoods({ rows }: Pick<Totals, "rows">): number {
  return totalOfRows(rows, ({ line, rowCents, offerCents, discountCents }) =>
    line.takesDiscounts ? rowCents - offerCents - discountCents : 0,
  );
}

/** Whether the cart's coupon may reduce the line. */
export function takesCoupon({ takesDiscounts, isOutsideCoupon }: PricedLine): boolean {
  return takesDiscounts && !isOutsideCoupon;
}

/** Price of a row after the deductions so far, in cents. */
export function costOfGoods(row: TotalsRow): number {
  return row.rowCents - row.offerCents - row.discountCents - row.pointsCents;
}

/** The sum of one amount over all rows, in cents. */
export function totalOfRows<Row extends TotalsRow>(rows: Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

/** Spreads an amount over that field of the rows in proportion to `costOf`; the shares add up to it. */
export function spreadOver<Line extends PricedLine>(
  rows: TotalsRow<Line>[],
  part: "discountCents" | "pointsCents",
  cents: number,
  costOf: (row: TotalsRow<Line>) => number,
): TotalsRow<Line>[] {
  const parts = prorate(cents, rows.map(costOf));
  return rows.map((row, index) => ({ ...row, [part]: parts[index] }));
}

/** Sum of the lines so far, in cents. */
export function totalSoFar({ lines }: Pick<Totals, "lines">): number {
  return lines.reduce((total, line) => total + line.cents, 0);
}

export function withLine<Line extends PricedLine>(totals: Totals<Line>, line: TotalsLine): Totals<Line> {
  return { ...totals, lines: [...totals.lines, line] };
}
