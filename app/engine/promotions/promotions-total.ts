import { applyRate, formatMoney } from "../totals/money";
import {
  costOfGoods,
  spreadOver,
  type Total,
  type TotalsRow,
  takesCoupon,
  totalOfRows,
  withLine,
} from "../totals/total";
import type { Coupon } from "./coupon";

/** Deducts the coupon from the discountable items, up to their price, in proportion to the prices of the rows. */
export const promotions: Total = (cart, totals) => {
  if (!cart.coupon) return totals;
  const { stacks } = cart.coupon;
  const discountedCost = (row: TotalsRow) =>
    takesCoupon(row.line) && (stacks || row.offerCents === 0) ? costOfGoods(row) : 0;
  const base = totalOfRows(totals.rows, discountedCost);
  if (base < cart.coupon.minimum_subtotal_cents) return withLine(totals, waitingLine(cart.coupon));

  const cents = discountCents(cart.coupon, base);
  const rows = spreadOver(totals.rows, "discountCents", cents, discountedCost);
  return withLine(
    { ...totals, rows },
    { code: "discount", label: discountLabel(cart.coupon) + exception(cart.coupon, rows), cents: 0 - cents },
  );
};

/** Explains why the coupon deducted less than the shopper may expect. */
function exception({ stacks }: Coupon, rows: TotalsRow[]): string {
  return !stacks && rows.some(({ offerCents }) => offerCents > 0) ? ", not on special prices" : "";
}

function discountLabel(coupon: Pick<Coupon, "code">): string {
  return `Discount (${coupon.code})`;
}

/** The code of the coupon whose deduction has that label, of which orders store no more; null for other deductions. */
export function couponOfDiscount(label: string): string | null {
  return /^Discount \(([^\s(),]+)\)/.exec(label)?.[1] ?? null;
}

/** A coupon that does not apply yet stays in the cart with an explanation of its condition. */
function waitingLine(coupon: Coupon) {
  const from = formatMoney(coupon.minimum_subtotal_cents, { short: true });
  return { code: "discount" as const, label: `Discount (${coupon.code}, from ${from})`, cents: 0 };
}

function discountCents(coupon: Coupon, subtotalCents: number): number {
  const cents = applyRate(subtotalCents, coupon.percent_basis_points) + coupon.amount_cents;
  return Math.min(cents, subtotalCents);
}
