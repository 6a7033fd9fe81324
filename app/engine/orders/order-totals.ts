import { giftCardEnding, hiddenCode } from "../balances/gift-cards-total";
import type { ApplyGiftCardToOrder, GiftOptionsPrices, OrderTotal } from "../graphql/resolvers.generated";
import { discountLines } from "../totals/discount-lines";
import { toMoney } from "../totals/money";
import { type TotalsLine, totalOf } from "../totals/total";
import type { OrderView } from "./view-orders";

/** The totals of an order as the contract shows them, with the order's id, by which resolvers find its taxes. */
export interface TotalOfOrder extends OrderTotal {
  orderId: number;
}

export function orderTotalResponse({ order, items, totals }: OrderView): TotalOfOrder {
  const lines = { lines: totals };
  const subtotalCents = totalOf(lines, "subtotal");
  const taxCents = totalOf(lines, "tax");
  const itemTaxCents = items.reduce((total, { tax_cents }) => total + tax_cents, 0);
  const shippingCents = totalOf(lines, "shipping");
  return {
    orderId: order.id,
    grand_total: toMoney(order.grand_total_cents),
    base_grand_total: toMoney(order.grand_total_cents),
    grand_total_excl_tax: toMoney(exceptTax(order.grand_total_cents, taxCents)),
    subtotal: toMoney(subtotalCents),
    subtotal_excl_tax: toMoney(subtotalCents),
    subtotal_incl_tax: toMoney(subtotalCents + itemTaxCents),
    total_tax: toMoney(taxCents),
    total_shipping: toMoney(shippingCents),
    shipping_handling: shippingHandling(shippingCents, taxCents - itemTaxCents),
    discounts: discountLines(lines),
    gift_options: giftOptionsPrices(totals),
    total_giftcard: paidBy(totals, "gift_card"),
    total_reward_points: paidBy(totals, "reward_points"),
    total_store_credit: paidBy(totals, "store_credit"),
    totals: totals.map(({ code, label, cents }) => ({ code, label, amount: toMoney(cents) })),
  };
}

/** A grand total without its tax, in cents: zero when balances pay the products, or a part of the tax, too. */
export function exceptTax(grandTotalCents: number, taxCents: number): number {
  return Math.max(0, grandTotalCents - taxCents);
}

/** Shipping with its tax, in cents. There are no discounts on shipping. */
export function shippingHandling(cents: number, taxCents: number) {
  return {
    total_amount: toMoney(cents),
    amount_excluding_tax: toMoney(cents),
    amount_including_tax: toMoney(cents + taxCents),
    discounts: [],
  };
}

/** Only lines are wrapped. The tax on wrapping is part of their tax, so the prices with tax are null. */
export function giftOptionsPrices(totals: TotalsLine[]): GiftOptionsPrices {
  return {
    gift_wrapping_for_items: toMoney(totalOf({ lines: totals }, "gift_wrapping")),
    gift_wrapping_for_items_incl_tax: null,
    gift_wrapping_for_order: null,
    gift_wrapping_for_order_incl_tax: null,
    printed_card: null,
    printed_card_incl_tax: null,
  };
}

/** The gift cards that paid a part of the order, with masked codes. */
export function appliedGiftCards(totals: TotalsLine[]): ApplyGiftCardToOrder[] {
  return totals
    .filter(({ code }) => code === "gift_card")
    .map(({ label, cents }) => ({
      code: hiddenCode(giftCardEnding(label)),
      applied_balance: toMoney(0 - cents),
    }));
}

function paidBy(totals: TotalsLine[], code: "gift_card" | "reward_points" | "store_credit") {
  return toMoney(0 - totalOf({ lines: totals }, code));
}
