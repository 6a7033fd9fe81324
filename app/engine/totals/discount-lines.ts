import type { Discount } from "../graphql/resolvers.generated";
import { toMoney } from "./money";
import type { Totals, TotalsCode } from "./total";

const CODES: TotalsCode[] = ["price_code", "discount"];

/** The deductions from the price of the items, in Magento's terms. */
export function discountLines({ lines }: Pick<Totals, "lines">): Discount[] {
  return lines
    .filter(({ code, cents }) => CODES.includes(code) && cents < 0)
    .map(({ label, cents }) => ({ label, amount: toMoney(0 - cents) }));
}
