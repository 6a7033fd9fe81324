import type { Row } from "../database/schema";
import { type TotalsLine, totalOf } from "../totals/total";

/** The parts of an order for which the buyer pays, in cents; they add up to payment and balances. */
export interface OrderValue {
  lines: LineValue[];
  /** Without its tax. */
  shippingCents: number;
  shippingTaxCents: number;
}

/** All pieces of a line. */
export interface LineValue {
  itemId: number;
  quantity: number;
  /** After discounts, with gift wrapping, without tax. */
  amountCents: number;
  taxCents: number;
}

type Item = Pick<
  Row<"sales_order_item">,
  | "id"
  | "quantity"
  | "row_total_cents"
  | "offer_cents"
  | "discount_cents"
  | "gift_wrapping_cents"
  | "tax_cents"
>;

/** The values of an order's lines and shipping. The tax on shipping is the order's tax without that of its lines. */
export function orderValue(items: Item[], totals: TotalsLine[]): OrderValue {
  const lines = items.map((item) => ({
    itemId: item.id,
    quantity: item.quantity,
    amountCents: item.row_total_cents - item.offer_cents - item.discount_cents + item.gift_wrapping_cents,
    taxCents: item.tax_cents,
  }));
  const lineTaxCents = lines.reduce((total, { taxCents }) => total + taxCents, 0);
  return {
    lines,
    shippingCents: totalOf({ lines: totals }, "shipping"),
    shippingTaxCents: totalOf({ lines: totals }, "tax") - lineTaxCents,
  };
}
