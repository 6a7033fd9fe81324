import type { Connection, Row } from "../database/schema";
import { describedLine } from "../designs/described-line";
import { designDescription } from "../designs/design-description";
import { requireOwnPhoto } from "../designs/require-own-photo";
import { staffOrderLink } from "../fulfillment/staff-order-link";
import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type { ClaimOrderItemInput } from "../graphql/resolvers.generated";
import { queueOrderEmail } from "../mail/queue-short-email";
import { queueShopEmail } from "../mail/shop-email";
import { canClaim } from "../orders/order-actions";
import { NO_ORDER } from "../orders/order-by-token";
import { orderForBuyer } from "../orders/order-for-buyer";
import { orderPage } from "../orders/order-link";
import { progressOf } from "../orders/order-progress";
import { lockOrder } from "../orders/order-step";
import { rowId } from "../shared/row-id";
import { requireText } from "../shared/typed-text";
import { reasonTexts } from "./claim-reasons";

const NOT_NOW = "You can't report this item here. If something's wrong with it, please contact us.";

/**
 * Stores a buyer's claim about an order line, once per line, and notifies the store.
 * @returns the order
 * @throws GraphQLError when the order or photo is another customer's, or the line cannot be claimed
 */
export async function claimOrderItem(
  context: EngineContext,
  input: ClaimOrderItemInput,
): Promise<Row<"sales_order">> {
  const order = await orderForBuyer(context, input.order_token);
  if (!order) throw noSuchEntity(NO_ORDER);
  const claim = {
    order_id: order.id,
    reason: input.reason.toLowerCase(),
    wish: input.wish.toLowerCase(),
    message: requireText(input.message, { field: "message", maxLength: 1000 }),
    photo_id: input.photo_id ? await requireOwnPhoto(context, input.photo_id) : null,
    status: "open",
    answer: "",
    created_at: new Date().toISOString(),
  };
  await context.db.transaction().execute(async (transaction) => {
    const item = await lockClaimable(transaction, order.id, input.order_item_id);
    await transaction
      .insertInto("order_claim")
      .values({ ...claim, order_item_id: item.id })
      .execute();
    await queueClaimEmails(transaction, context, order, item, claim);
  });
  context.wakeMail();
  return order;
}

/** Locks the order of the line, so that the second of two concurrent claims is rejected. */
async function lockClaimable(transaction: Connection, orderId: number, itemId: string) {
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
  return item;
}

async function queueClaimEmails(
  transaction: Connection,
  { settings }: EngineContext,
  order: Row<"sales_order">,
  item: Pick<Row<"sales_order_item">, "name" | "quantity"> & { description: string | null },
  claim: Pick<Row<"order_claim">, "reason" | "wish" | "message" | "photo_id">,
): Promise<void> {
  await queueShopEmail(transaction, settings, {
    storeCode: order.store_code,
    orderId: order.id,
    subject: `Claim: ${item.name}, order ${order.number}`,
    lines: [
      describedLine(item),
      `Problem: ${reasonTexts[claim.reason]}. The buyer asked us to ${claim.wish} it.`,
      claim.message,
      claim.photo_id ? "The buyer sent a photo." : "No photo.",
      `Decide: ${staffOrderLink(settings, order.id)}`,
    ],
    replyTo: order.email,
  });
  await queueOrderEmail(transaction, settings, order, {
    kind: "claim",
    subject: `We got your report about order ${order.number}`,
    heading: "We're sorry about that",
    paragraphs: [
      `You reported a problem with ${item.name}. We'll look into it and get back to you within two business days.`,
      describedLine(item),
      "No need to send anything back.",
    ],
    button: { label: "See your order", url: orderPage(settings, order) },
  });
}
