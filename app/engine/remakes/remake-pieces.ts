import { takeBlanks } from "../blanks/take-blanks";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { piecesToSend } from "../orders/order-actions";
import { piecesShipped, progressOf } from "../orders/order-progress";
import { PRODUCTION_STARTED } from "../orders/order-states";
import { takeStep } from "../orders/order-step";
import { viewOrder } from "../orders/view-orders";
import { queuePrints } from "../print/print-tasks";

interface Remake {
  itemId: number;
  kind: Row<"order_remake">["kind"];
  quantity: number;
  reason: string;
  /** What it costs the shop, for all pieces. */
  costCents: number;
  claimId?: number;
}

/**
 * Starts a new production of pieces of a locked order. A replacement is shipped in addition: a shipped or delivered order
 * is in production again. Print files that no longer exist are made again.
 * @returns the product's name
 * @throws GraphQLError of category input when there are not as many pieces, or the order is not in production yet
 */
export async function remakePieces(
  transaction: Connection,
  order: Row<"sales_order">,
  { itemId, kind, quantity, reason, costCents, claimId }: Remake,
): Promise<string> {
  if (!PRODUCTION_STARTED.includes(order.status))
    throw inputError("Pieces can be made again once production has started.");
  const [{ items }, progress] = await Promise.all([
    viewOrder(transaction, order),
    progressOf(transaction, order),
  ]);
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw inputError("We couldn't find that item in the order.", "order_item_id");
  const max = kind === "waste" ? piecesToSend(item, progress) : piecesShipped(progress, itemId);
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > max)
    throw inputError(tooMany(kind, max), "quantity");
  await transaction
    .insertInto("order_remake")
    .values({
      order_id: order.id,
      order_item_id: itemId,
      claim_id: claimId ?? null,
      kind,
      quantity,
      reason,
      cost_cents: costCents,
      created_at: new Date().toISOString(),
    })
    .execute();
  await takeBlanks(transaction, order, [{ item, quantity }]);
  await queuePrints(transaction, order.id, { itemId });
  if (kind === "replacement" && order.status !== "in_production")
    await takeStep(transaction, order, { to: "in_production", kind: "remade" });
  return item.name;
}

function tooMany(kind: Remake["kind"], max: number): string {
  if (kind === "waste" && max === 0) return "Every piece has shipped. Choose a replacement instead.";
  if (kind === "replacement" && max === 0)
    return "Nothing of this has shipped yet, so there's nothing to replace.";
  return `Please enter a number of pieces from 1 to ${max}.`;
}
