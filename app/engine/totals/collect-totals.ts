import { giftCardsTotal } from "../balances/gift-cards-total";
import { pointsTotal } from "../balances/points-total";
import { storeCreditTotal } from "../balances/store-credit-total";
import { giftWrappingTotal } from "../gift-options/gift-wrapping-total";
import { priceCodeTotal } from "../promotions/price-code-total";
import { promotions } from "../promotions/promotions-total";
import { shippingTotal } from "../shipping/shipping-total";
import { tax } from "../tax/tax-total";
import { grandTotal } from "./grand-total";
import { subtotal } from "./subtotal";
import type { PricedLine, Total, Totals, TotalsCart } from "./total";

/** In order of computation: each step sees the results of the previous ones. */
const steps: Total[] = [
  subtotal,
  priceCodeTotal,
  promotions,
  pointsTotal,
  giftWrappingTotal,
  shippingTotal,
  tax,
  giftCardsTotal,
  storeCreditTotal,
  grandTotal,
];

/** The totals of a cart, in cents. Pure: the same cart has the same totals. */
export function collectTotals<Line extends PricedLine>(cart: TotalsCart<Line>): Totals<Line> {
  return steps.reduce<Totals<Line>>((totals, step) => step(cart, totals), {
    lines: [],
    rows: [],
    shippingTaxCents: 0,
  });
}
