import { promotions } from "../promotions/promotions-total";
import { shippingTotal } from "../shipping/shipping-total";
import { tax } from "../tax/tax-total";
import { grandTotal } from "./grand-total";
import { subtotal } from "./subtotal";
import type { Total, Totals, TotalsCart } from "./total";

/**
 * The order of the house: subtotal, price code, promotions, points, shipping, tax, gift cards, credit,
 * grand total. Each step sees what the steps before it made.
 */
const steps: Total[] = [subtotal, promotions, shippingTotal, tax, grandTotal];

/** The totals of a cart, in cents. Pure: the same cart has the same totals. */
export function collectTotals(cart: TotalsCart): Totals {
  return steps.reduce<Totals>((totals, step) => step(cart, totals), { lines: [], rows: [] });
}
