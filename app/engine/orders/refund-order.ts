import type { Settings } from "~/settings/settings.server";
import { lockOrderBalances } from "../balances/orders/lock-order-balances";
import type { Connection, Row } from "../database/schema";
import { queueReturn } from "../payments/operations/queue-operation";
import { whenOrderRefunded } from "./order-hooks";
import { takeStep } from "./order-step";
import { centsToRefund, type RefundSplit, splitRefund } from "./refund-split";

/** Stored as the reference of a refund to balances only. */
const TO_BALANCES = "balances";

/**
 * Refunds a part of a locked order, or all of it, which ends the order: first the payment, then balances.
 * @param cents above zero
 * @param reasonKey the same reason is never refunded twice
 * @returns the order, how the refund is divided, and whether the payment was only reserved and is released
 * @throws Error when it exceeds the amount paid, or was refunded before
 */
export async function refundOrder(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { cents, reasonKey }: { cents: number; reasonKey: string },
): Promise<{ order: Row<"sales_order">; split: RefundSplit; isRelease: boolean }> {
  await lockOrderBalances(transaction, order);
  const before = await transaction
    .selectFrom("order_refund")
    .selectAll()
    .where("order_id", "=", order.id)
    .execute();
  const split = splitRefund(order, before, cents);
  const { isRelease, key } = await returnPayment(transaction, order, {
    cents: split.paymentCents,
    cause: reasonKey,
  });
  const { id } = await transaction
    .insertInto("order_refund")
    .values({
      order_id: order.id,
      reason_key: reasonKey,
      amount_cents: cents,
      balance_cents: split.balanceCents,
      reference: key,
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const isWhole = cents === centsToRefund(order, before);
  const refunded = isWhole ? await takeStep(transaction, order, { to: "refunded", kind: "refunded" }) : order;
  const refund = { id, amountCents: cents, balanceCents: split.balanceCents, isWhole };
  await whenOrderRefunded(transaction, refunded, refund, settings);
  return { order: refunded, split, isRelease };
}

/** Queues the part of a refund that goes back to the payment. */
async function returnPayment(
  transaction: Connection,
  order: Row<"sales_order">,
  { cents, cause }: { cents: number; cause: string },
): Promise<{ key: string; isRelease: boolean }> {
  if (cents === 0) return { key: TO_BALANCES, isRelease: false };
  if (order.payment_reference === null) throw new Error("What was not paid cannot be refunded.");
  return queueReturn(transaction, order, { paymentReference: order.payment_reference, cents, cause });
}
