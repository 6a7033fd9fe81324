import { type BalanceReturn, balanceReturns } from "../balances/orders/give-back-balances";
import type { Connection, Row } from "../database/schema";
import { viewOrder } from "../orders/view-orders";
import { type Money, toMoney } from "../totals/money";
import { quoteRefund, type RefundableOrder, type RefundQuote } from "./quote-refund";
import { type RefundRequest, requestOfRest } from "./refund-parts";

/** A balance or the payment to which a part of a refund goes. */
interface RefundDestination {
  label: string;
  amount: Money;
}

/**
 * What a refund would move, and where, as the staff's API shows it; nothing is changed.
 * @throws GraphQLError of category input when the refund cannot be made
 */
export async function refundPreview(db: Connection, order: Row<"sales_order">, request: RefundRequest) {
  const [quote, { items }] = await Promise.all([quoteRefund(db, order, request), viewOrder(db, order)]);
  const { parts, isWhole } = quote;
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return {
    items: parts.items.map(({ itemId, quantity, amountCents }) => ({
      order_item_id: String(itemId),
      product_name: names.get(itemId) ?? "",
      quantity,
      amount: toMoney(amountCents),
    })),
    shipping: toMoney(parts.shippingCents),
    tax: toMoney(parts.taxCents),
    adjustment: toMoney(parts.adjustmentCents),
    amount: toMoney(parts.amountCents),
    destinations: await destinations(db, order, quote),
    is_whole: isWhole,
  };
}

/** What is left to refund, as the staff's API shows it. */
export function refundableResponse({ value, refunded, leftCents }: RefundableOrder) {
  const { items, shippingCents } = requestOfRest(value, refunded);
  return {
    items: items.map(({ itemId, quantity }) => ({ order_item_id: String(itemId), quantity })),
    shipping: toMoney(shippingCents),
    amount: toMoney(leftCents),
  };
}

async function destinations(
  db: Connection,
  order: Row<"sales_order">,
  { split, isRelease }: RefundQuote,
): Promise<RefundDestination[]> {
  const { paymentCents, balanceCents } = split;
  const payment = isRelease ? "Released, not charged" : order.payment_method_title;
  const returns = await balanceReturns(db, order.id, balanceCents);
  return [
    ...(paymentCents > 0 ? [{ label: payment, amount: toMoney(paymentCents) }] : []),
    ...returns.map((each) => ({ label: balanceLabel(each), amount: toMoney(each.cents) })),
  ];
}

/** A balance to which a part of an order's price is returned, in words for staff. */
export function balanceLabel({ kind, codeEnding, isBlocked, amount }: BalanceReturn): string {
  if (kind === "credit") return "Store credit";
  if (kind === "points") return `${amount.toLocaleString("en-US")} points`;
  return `Gift card ending in ${codeEnding}${isBlocked ? " (blocked: pays for nothing)" : ""}`;
}
