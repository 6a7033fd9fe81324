import { type OrderProgress, piecesShipped } from "./order-progress";

type Line = { id: number; quantity: number };
type Sent = Pick<OrderProgress, "refunds" | "remakes" | "shipments">;

/**
 * Pieces of a line that are neither shipped nor refunded: the ordered ones, which ship first, and their replacements.
 * Not one number less the other, since a refund of an ordered piece leaves the replacement of another one to ship. Pure.
 */
export function openPieces(line: Line, progress: Sent): number {
  const ordered = openOrdered(line, progress);
  const shippedReplacements = Math.max(0, piecesShipped(progress, line.id) - ordered.shipped);
  return ordered.open + Math.max(0, replacedPieces(progress, line.id) - shippedReplacements);
}

/** Pieces of a line that are made again for shipped ones. */
export function replacedPieces({ remakes }: Pick<OrderProgress, "remakes">, itemId: number): number {
  return remakes
    .filter(({ order_item_id, kind }) => order_item_id === itemId && kind === "replacement")
    .reduce((total, { quantity }) => total + quantity, 0);
}

/** The ordered pieces. A refund is of shipped ones while there are any that were not refunded, otherwise of open ones. */
function openOrdered({ id, quantity }: Line, progress: Sent): { open: number; shipped: number } {
  let [open, shipped, refundedShipped] = [quantity, 0, 0];
  for (const step of stepsOf(id, progress)) {
    if (step.kind === "shipped") {
      const pieces = Math.min(step.quantity, open);
      open -= pieces;
      shipped += pieces;
    } else {
      const ofShipped = Math.min(step.quantity, shipped - refundedShipped);
      refundedShipped += ofShipped;
      open = Math.max(0, open - (step.quantity - ofShipped));
    }
  }
  return { open, shipped };
}

/** What was shipped and refunded of a line, in chronological order; at the same time, shipping first. */
function stepsOf(itemId: number, { refunds, shipments }: Sent) {
  const ofLine = ({ order_item_id }: { order_item_id: number }) => order_item_id === itemId;
  const shippedSteps = shipments.flatMap(({ items, shipped_at: at }) =>
    items.filter(ofLine).map(({ quantity }) => ({ kind: "shipped", at, quantity })),
  );
  const refundedSteps = refunds.flatMap(({ items, created_at: at }) =>
    items.filter(ofLine).map(({ quantity }) => ({ kind: "refunded", at, quantity })),
  );
  return [...shippedSteps, ...refundedSteps].sort((one, other) => one.at.localeCompare(other.at));
}
