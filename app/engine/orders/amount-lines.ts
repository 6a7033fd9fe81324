import { describedLine } from "../designs/described-line";
import { formatMoney } from "../totals/money";
import type { OrderItemView } from "./view-orders";

interface Piece {
  itemId: number;
  quantity: number;
  amountCents: number;
}

/**
 * What an email lists of a refund or a cancellation, one line each: the pieces, whose designs are in words, and the other
 * amounts that are not zero.
 * @param orderItems the order's lines, among them those of the pieces
 */
export function amountLines(
  pieces: readonly Piece[],
  orderItems: readonly Pick<OrderItemView, "id" | "name" | "design_description">[],
  others: readonly { label: string; cents: number }[],
): string[] {
  const itemsById = new Map(orderItems.map((item) => [item.id, item]));
  return [
    ...pieces.map(({ itemId, quantity, amountCents }) =>
      describedLine({
        quantity,
        name: itemsById.get(itemId)?.name ?? "",
        description: itemsById.get(itemId)?.design_description ?? null,
        amount: formatMoney(amountCents),
      }),
    ),
    ...others.filter(({ cents }) => cents !== 0).map(({ label, cents }) => `${label}: ${formatMoney(cents)}`),
  ];
}
