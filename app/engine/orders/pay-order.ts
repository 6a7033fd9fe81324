import type { EngineContext } from "../graphql/context";
import { refusal } from "./order-states";
import { lockOrder, takeStep } from "./order-step";
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
    const order = await lockOrder(transaction, orderId);
    if (!order) return "There is no such order.";
    if (order.payment_reference !== null) return null;
    const reason = refusal({ ...order, payment_reference: reference }, "processing");
    if (reason) return reason;
    const change = { to: "processing", kind: "paid", payment_reference: reference } as const;
    await queueConfirmation(transaction, settings, await takeStep(transaction, order, change));
    return null;
  });
}
