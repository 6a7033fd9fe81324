import { lockRows } from "../database/dialect";
import type { EngineContext } from "../graphql/context";
import { refusal } from "./order-states";
import { queueConfirmation } from "./queue-confirmation";

/**
 * Takes note that an order was paid, once: a second call changes nothing. The confirmation is queued with it.
 * @param reference what the payment provider calls the payment
 * @returns the reason why it cannot be paid any more; null when it is paid
 */
export async function payOrder(
  { db, settings }: EngineContext,
  orderId: number,
  reference: string,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockRows(
      transaction,
      transaction.selectFrom("sales_order").selectAll().where("id", "=", orderId),
    ).executeTakeFirst();
    if (!order) return "There is no such order.";
    if (order.payment_reference !== null) return null;
    const paid = { ...order, payment_reference: reference };
    const reason = refusal(paid, "processing");
    if (reason) return reason;
    await transaction
      .updateTable("sales_order")
      .set({ status: "processing", payment_reference: reference })
      .where("id", "=", orderId)
      .execute();
    await queueConfirmation(transaction, settings.publicUrl, { ...paid, status: "processing" });
    return null;
  });
}
