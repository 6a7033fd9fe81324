import { z } from "zod";
import { addComment, cancelForStaff, holdForStaff, releaseForStaff } from "../order-management/order-steps";
import { readMagentoBody } from "./magento-body";
import { wrongRequest } from "./magento-response";
import type { SalesCall } from "./sales-access";
import { formFor } from "./sales-form";
import { salesOrder } from "./sales-lists";

/** How integrations and staff hold, cancel and comment on orders, by the use cases of the staff. */

/** Magento's calls have no reason; the order's timeline names the integration or the person beside it. */
const REASON = "Requested through the REST API";

const flag = z.union([z.number(), z.boolean()]).nullish();
const commentSchema = z.object({
  status_history: z.object({
    comment: z.string().max(10_000),
    is_customer_notified: flag,
    is_visible_on_front: flag,
  }),
});

/** POST orders/{id}/hold: puts it on hold. The buyer is not notified. */
export async function holdSalesOrder(call: SalesCall, orderId: string): Promise<true> {
  await holdForStaff(call.context, { ...(await formFor(call, orderId, "hold")), text: REASON }, false);
  return true;
}

/** POST orders/{id}/unhold: releases it from hold. */
export async function unholdSalesOrder(call: SalesCall, orderId: string): Promise<true> {
  await releaseForStaff(call.context, { ...(await formFor(call, orderId, "unhold")), text: REASON });
  return true;
}

/**
 * POST orders/{id}/cancel: cancels it before production, and emails the buyer. A paid one is refunded, which needs the
 * permission sales.refund, too, and counts in the role's limit for the day.
 */
export async function cancelSalesOrder(call: SalesCall, orderId: string): Promise<true> {
  await cancelForStaff(call.context, { ...(await formFor(call, orderId, "cancel")), text: REASON });
  return true;
}

/**
 * POST orders/{id}/comments {statusHistory}: adds a note, which only staff see.
 * @throws Error 400 for a comment to the buyer, which the shop does not have
 */
export async function commentSalesOrder(call: SalesCall, orderId: string): Promise<true> {
  const { status_history: history } = await readMagentoBody(call.request, commentSchema);
  if (history.is_customer_notified || history.is_visible_on_front)
    throw wrongRequest("Comments are for the staff alone: the buyer is neither notified nor shown them.");
  await addComment(call.context, { ...(await formFor(call, orderId, "comment")), text: history.comment });
  return true;
}

/** GET orders/{id}/comments: the notes of people and integrations, and the reasons of their steps, newest first. */
export async function listSalesOrderComments(call: SalesCall, orderId: string): Promise<object> {
  const order = await salesOrder(call, orderId);
  const comments = await call.context.db
    .selectFrom("order_comment")
    .select(["id", "text", "created_at"])
    .where("order_id", "=", order.id)
    .orderBy("id", "desc")
    .execute();
  return {
    items: comments.map(({ id, text, created_at }) => ({
      entity_id: String(id),
      parent_id: String(order.id),
      comment: text,
      created_at,
      entity_name: "order",
      is_customer_notified: 0,
      is_visible_on_front: 0,
    })),
    total_count: comments.length,
  };
}

/** GET orders/{id}/statuses: the code of its status. */
export async function salesOrderStatus(call: SalesCall, orderId: string): Promise<string> {
  return (await salesOrder(call, orderId)).status;
}
