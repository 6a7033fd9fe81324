import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { viewOrder } from "../orders/view-orders";
import { queueHandRefundEmail, queueRefundEmail } from "./refund-emails";
import { refundOrder } from "./refund-order";
import type { RefundRequest } from "./refund-parts";

interface StaffRefund {
  request: RefundRequest;
  key: string;
}

const KEY = /^[\w-]{8,64}$/;

/**
 * Refunds a locked order as staff request it, and emails the buyer. A request that is sent again with its key changes
 * nothing.
 * @param key new for each request
 * @returns whether it was refunded now
 * @throws GraphQLError of category input when it cannot be made
 */
export async function refundByStaff(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { request, key }: StaffRefund,
): Promise<boolean> {
  if (!KEY.test(key)) throw inputError("Please preview the refund again.", "key");
  const reasonKey = requestReason(key);
  if (await isRefunded(transaction, order, reasonKey)) return false;
  const refunded = await refundOrder(transaction, settings, order, { request, reasonKey });
  const { items } = await viewOrder(transaction, order);
  await queueRefundEmail(transaction, settings, { ...refunded, orderItems: items });
  await queueHandRefundEmail(transaction, settings, order, refunded.split);
  return true;
}

/** The reason_key of a refund that staff request with this key. */
export function requestReason(key: string): string {
  return `request-${key}`;
}

async function isRefunded(db: Connection, { id }: Row<"sales_order">, reasonKey: string): Promise<boolean> {
  const refund = await db
    .selectFrom("order_refund")
    .select("id")
    .where("order_id", "=", id)
    .where("reason_key", "=", reasonKey)
    .executeTakeFirst();
  return refund !== undefined;
}
