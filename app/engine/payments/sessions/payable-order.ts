import type { Connection, Row } from "../../database/schema";
import type { EngineContext } from "../../graphql/context";
import { findOrderByToken } from "../../orders/order-by-token";
import { isHosted } from "../payment-methods";

/** Whether an order can be paid on a payment page now. Opens nothing. */
export async function isPayable(context: EngineContext, orderToken: string): Promise<boolean> {
  return (await payableOrder(context, orderToken)) !== null;
}

/** The order with that token; null when nothing is to be paid on a page, or its money is on its way already. */
export async function payableOrder(
  { db, storeCode }: Pick<EngineContext, "db" | "storeCode">,
  orderToken: string,
): Promise<Row<"sales_order"> | null> {
  const order = await findOrderByToken(db, storeCode, orderToken).executeTakeFirst();
  if (order?.status !== "pending_payment" || !isHosted(order.payment_method)) return null;
  return (await hasPendingPayment(db, order.id)) ? null : order;
}

/** True if a payment was made whose money arrives later. */
export async function hasPendingPayment(db: Connection, orderId: number): Promise<boolean> {
  const pending = await db
    .selectFrom("payment_session")
    .select("reference")
    .where("order_id", "=", orderId)
    .where("state", "=", "pending")
    .executeTakeFirst();
  return pending !== undefined;
}
