import type { Discount } from "../graphql/resolvers.generated";
import { couponOfDiscount } from "../promotions/promotions-total";
import { toMoney } from "./money";
import type { Totals, TotalsCode, TotalsLine } from "./total";

const CODES: TotalsCode[] = ["price_code", "discount"];

/** The deductions from the price of the items, in Magento's terms. */
export function discountLines({ lines }: Pick<Totals, "lines">): Discount[] {
  return lines
    .filter(({ code, cents }) => CODES.includes(code) && cents < 0)
    .map(({ label, cents }) => itemDiscount(label, 0 - cents));
}

/** The deductions from the price of one line, by the labels of the totals' lines; zeros are left out. */
export function rowDiscounts(
  lines: TotalsLine[],
  deductions: { code: TotalsCode; cents: number }[],
): Discount[] {
  return deductions
    .filter(({ cents }) => cents > 0)
    .map(({ code, cents }) =>
      itemDiscount(lines.find((line) => line.code === code)?.label ?? "Discount", cents),
    );
}

/** A deduction from the price of items, in cents above zero. */
function itemDiscount(label: string, cents: number): Discount {
  const code = couponOfDiscount(label);
  return { label, amount: toMoney(cents), applied_to: "ITEM", coupon: code === null ? null : { code } };
}
