import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../database/schema";
import { refundPayment } from "../payments/refund-payment";
import { whenOrderRefunded } from "./order-hooks";
import { takeStep } from "./order-step";

/** What was paid and has not gone back, in cents. */
export function centsToRefund(
  { grand_total_cents, payment_reference }: Row<"sales_order">,
  refunds: Pick<Row<"order_refund">, "amount_cents">[],
): number {
  if (payment_reference === null) return 0;
  return grand_total_cents - refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/**
 * Gives back a part of what was paid for a locked order, or all of it, which ends the order.
 * @param cents above zero
 * @param reasonKey for the same reason nothing is given back a second time
 * @throws Error when that is more than was paid, or was given back before
 */
export async function refundOrder(
  transaction: Kysely<Database>,
  settings: Settings,
  order: Row<"sales_order">,
  { cents, reasonKey }: { cents: number; reasonKey: string },
): Promise<Row<"sales_order">> {
  const before = await transaction
    .selectFrom("order_refund")
    .selectAll()
    .where("order_id", "=", order.id)
    .execute();
  const left = centsToRefund(order, before);
  if (cents <= 0 || cents > left) throw new Error("That is not what can be refunded.");
  const { id } = await transaction
    .insertInto("order_refund")
    .values({
      order_id: order.id,
      reason_key: reasonKey,
      amount_cents: cents,
      reference: refundPayment(order),
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const isWhole = cents === left;
  const refunded = isWhole ? await takeStep(transaction, order, { to: "refunded", kind: "refunded" }) : order;
  await whenOrderRefunded(transaction, refunded, { id, amountCents: cents, isWhole }, settings);
  return refunded;
}
