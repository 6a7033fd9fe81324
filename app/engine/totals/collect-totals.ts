import { giftCardsTotal } from "../balances/gift-cards-total";
import { pointsTotal } from "../balances/points-total";
import { storeCreditTotal } from "../balances/store-credit-total";
import { giftWrappingTotal } from "../gift-options/gift-wrapping-total";
import { priceCodeTotal } from "../promotions/price-code-total";
import { promotions } from "../promotions/promotions-total";
import { staffDiscountTotal } from "../promotions/staff-discount-total";
import { shippingTotal } from "../shipping/shipping-total";
import { tax } from "../tax/tax-total";
import {
  emptyRow,
  type PricedLine,
  type Total,
  type Totals,
  type TotalsCart,
  totalOfRows,
  totalSoFar,
  withLine,
} from "./total";

/** Each row is unit price times quantity; the subtotal is their sum. */
const subtotal: Total = (cart, totals) => {
  const rows = cart.lines.map((line) => ({
    ...emptyRow(line),
    rowCents: line.unitPriceCents * line.quantity,
  }));
  const cents = totalOfRows(rows, (row) => row.rowCents);
  return withLine({ ...totals, rows }, { code: "subtotal", label: "Subtotal", cents });
};

/** The amount due: the sum of all lines before it. */
const grandTotal: Total = (_cart, totals) =>
  withLine(totals, { code: "grand_total", label: "Grand Total", cents: totalSoFar(totals) });

/** In order of computation: each step sees the results of the previous ones. */
const steps: Total[] = [
  subtotal,
  priceCodeTotal,
  promotions,
  staffDiscountTotal,
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
