import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { viewOrder } from "../orders/view-orders";
import { queueHandRefundEmail, queueRefundEmail } from "./refund-emails";
import { refundOrder } from "./refund-order";
import type { RefundRequest } from "./refund-parts";

interface StaffRefund {
  request: RefundRequest;
  /** New for each request. */
  key: string;
}

const KEY = /^[\w-]{8,64}$/;

/**
 * Refunds a locked order as staff request it, and emails the buyer. A request that is sent again with its key changes
 * nothing.
 * @throws GraphQLError of category input when it cannot be made
 */
export async function refundByStaff(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { request, key }: StaffRefund,
): Promise<void> {
  if (!KEY.test(key)) throw inputError("Please preview the refund again.", "key");
  if ((await refundOfRequest(transaction, order.id, key)) !== null) return;
  const reasonKey = requestReason(key);
  const refunded = await refundOrder(transaction, settings, order, { request, reasonKey });
  const { items } = await viewOrder(transaction, order);
  await queueRefundEmail(transaction, settings, { ...refunded, orderItems: items });
  await queueHandRefundEmail(transaction, settings, order, refunded.split);
}

/** The id of the refund that staff requested with this key; null when there is none. */
export async function refundOfRequest(db: Connection, orderId: number, key: string): Promise<number | null> {
  const refund = await db
    .selectFrom("order_refund")
    .select("id")
    .where("order_id", "=", orderId)
    .where("reason_key", "=", requestReason(key))
    .executeTakeFirst();
  return refund?.id ?? null;
}

function requestReason(key: string): string {
  return `request-${key}`;
}
