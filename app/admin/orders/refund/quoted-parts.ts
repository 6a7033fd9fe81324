import { moneyText } from "../../ui/format";
import { REFUND_FIELDS, refundField } from "./refund-fields";

/** What the forms of a refund and of a cancellation have in common: pieces and shipping, and the preview of both. */

interface Money {
  /** Dollars. */
  value: number;
}

interface Piece {
  order_item_id: string;
  product_name: string;
  quantity: number;
}

export interface PartChoices {
  /** `left` pieces can be chosen; `typed` is what was, "0" before. */
  lines: { field: string; name: string; left: number; typed: string }[];
  /** Formatted; null when no shipping is left. */
  shippingLeft: string | null;
  shipping: string;
}

/** @param typed what was typed into a field; "" before */
export function partChoices(
  { items, shipping }: { items: readonly Piece[]; shipping: Money },
  typed: (field: string) => string,
): PartChoices {
  return {
    lines: items.map(({ order_item_id, product_name, quantity }) => ({
      field: refundField(order_item_id),
      name: product_name,
      left: quantity,
      typed: typed(refundField(order_item_id)) || "0",
    })),
    shippingLeft: shipping.value > 0 ? moneyText(shipping) : null,
    shipping: typed(REFUND_FIELDS.shipping),
  };
}

/** The parts of a quote with their formatted amounts: its pieces, and what else is not zero. */
export function quotedParts(
  items: readonly (Piece & { amount: Money })[],
  others: readonly { label: string; amount: Money }[],
) {
  const parts = [
    ...items.map((item) => ({
      id: item.order_item_id,
      label: `${item.quantity} × ${item.product_name}`,
      amount: item.amount,
    })),
    ...others.filter((other) => other.amount.value !== 0).map((other) => ({ id: other.label, ...other })),
  ];
  return parts.map((part) => ({ ...part, amount: moneyText(part.amount) }));
}

/** Where the money of a quote goes, with formatted amounts. */
export function quotedDestinations(destinations: readonly { label: string; amount: Money }[]) {
  return destinations.map(({ label, amount }, index) => ({
    id: String(index),
    label,
    amount: moneyText(amount),
  }));
}
