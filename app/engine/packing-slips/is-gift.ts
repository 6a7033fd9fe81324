import type { OrderView } from "../orders/view-orders";

/** Whether the order must show no prices: the shopper asked so, had something wrapped, or wrote a gift message. */
export function isGift({ items, said }: Pick<OrderView, "items" | "said">): boolean {
  return (
    said.dropship ||
    Boolean(said.giftMessage) ||
    items.some(({ gift_message, gift_wrapping }) => gift_message !== null || gift_wrapping !== null)
  );
}
