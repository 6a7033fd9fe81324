import type { Connection, Row } from "../database/schema";
import { designDescription } from "../designs/design-description";
import { requireOwnPhoto } from "../designs/require-own-photo";
import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type { ClaimOrderItemInput, ClaimReason, ClaimWish } from "../graphql/resolvers.generated";
import { canClaim } from "../orders/order-actions";
import { NO_ORDER } from "../orders/order-by-token";
import { orderForBuyer } from "../orders/order-for-buyer";
import { progressOf } from "../orders/order-progress";
import { lockOrder } from "../orders/order-step";
import { rowId } from "../shared/row-id";
import { requireText } from "../shared/typed-text";
import { type ClaimedLine, queueClaimEmails } from "./claim-emails";

const MAX_MESSAGE_LENGTH = 1000;
const NOT_NOW = "You can't report this item here. If something's wrong with it, please contact us.";

/** What a buyer reports about one line. */
export interface LineClaim {
  itemId: string;
  reason: ClaimReason;
  wish: ClaimWish;
  message: string;
  /** One of the buyer's own photos. */
  photoId: string | null;
  /** Pieces; null: all of the line. */
  quantity: number | null;
}

/**
 * Stores a buyer's claim about an order line, once per line, and notifies the store.
 * @returns the order
 * @throws GraphQLError when the order or photo is another customer's, or the line cannot be claimed
 */
export async function claimOrderItem(
  context: EngineContext,
  { order_token, order_item_id, reason, wish, message, photo_id }: ClaimOrderItemInput,
): Promise<Row<"sales_order">> {
  const order = await orderForBuyer(context, order_token);
  if (!order) throw noSuchEntity(NO_ORDER);
  const photoId = photo_id ? await requireOwnPhoto(context, photo_id) : null;
  await claimLines(context, order, [
    { itemId: order_item_id, reason, wish, message, photoId, quantity: null },
  ]);
  return order;
}

/**
 * Stores claims about lines of an order of the current buyer, all or none, and notifies buyer and store by one email each.
 * @throws GraphQLError of category input when a line cannot be claimed, or a message is missing or too long
 */
export async function claimLines(
  context: EngineContext,
  order: Row<"sales_order">,
  lines: LineClaim[],
): Promise<void> {
  const created_at = new Date().toISOString();
  const claims = lines.map(({ itemId, reason, wish, message, photoId, quantity }) => ({
    itemId,
    order_id: order.id,
    reason: reason.toLowerCase(),
    wish: wish.toLowerCase(),
    message: requireText(message, { field: "message", maxLength: MAX_MESSAGE_LENGTH }),
    photo_id: photoId,
    quantity,
    status: "open",
    answer: "",
    created_at,
  }));
  await context.db.transaction().execute(async (transaction) => {
    const claimed: ClaimedLine[] = [];
    for (const { itemId, ...claim } of claims) {
      const item = await lockClaimable(transaction, order.id, itemId, claim.quantity);
      await transaction
        .insertInto("order_claim")
        .values({ ...claim, order_item_id: item.id })
        .execute();
      claimed.push({ claim, item: { ...item, quantity: claim.quantity ?? item.quantity } });
    }
    await queueClaimEmails(transaction, context.settings, order, claimed);
  });
  context.wakeMail();
}

/** Locks the order of the line, so that the second of two concurrent claims is rejected. */
async function lockClaimable(
  transaction: Connection,
  orderId: number,
  itemId: string,
  pieces: number | null,
) {
  const order = await lockOrder(transaction, orderId);
  const item = await transaction
    .selectFrom("sales_order_item")
    .selectAll()
    .select(designDescription("sales_order_item").as("description"))
    .where("order_id", "=", orderId)
    .where("id", "=", rowId(itemId))
    .executeTakeFirst();
  if (!order || !item) throw inputError("We couldn't find that item in the order.");
  const progress = await progressOf(transaction, order);
  if (!canClaim(order, item, progress, Date.now())) throw inputError(NOT_NOW);
  if (pieces !== null && !(Number.isInteger(pieces) && pieces >= 1 && pieces <= item.quantity))
    throw inputError(`Please enter a quantity from 1 to ${item.quantity}.`, "quantity_to_return");
  return item;
}
