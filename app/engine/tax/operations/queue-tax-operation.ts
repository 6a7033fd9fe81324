import type { Connection, Row } from "../../database/schema";
import { saleCents } from "../orders/sale-cents";

/** Sales and refunds are rows of the change that causes them; `carry-out-tax-operations.ts` reports them. */

type Order = Pick<Row<"sales_order">, "id" | "store_code" | "grand_total_cents" | "balance_cents">;

type NewOperation =
  | { kind: "sale"; key: string }
  /** @property cents with tax; null: all that is left */
  | { kind: "refund"; key: string; cents: number | null };

/** Queues the report of a sale or a refund; the same key is reported once. */
export async function queueTaxOperation(
  transaction: Connection,
  order: Order,
  operation: NewOperation,
): Promise<void> {
  const left = await leftOf(transaction, order);
  const wanted = operation.kind === "sale" ? null : operation.cents;
  const amount_cents = wanted === null ? left : Math.min(wanted, left);
  if (amount_cents === 0) return;
  const now = new Date().toISOString();
  await transaction
    .insertInto("tax_operation")
    .values({
      idempotency_key: operation.key,
      store_code: order.store_code,
      order_id: order.id,
      kind: operation.kind,
      amount_cents,
      state: "waiting",
      due_at: now,
      reference: null,
      problem: null,
      created_at: now,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .execute();
}

/**
 * What the service has been told of as sold, without what was refunded: only goods and shipping, with their tax. Its
 * calculation contains what was canceled before the payment.
 */
async function leftOf(db: Connection, { id }: Order): Promise<number> {
  const [taxes, operations, canceled] = [
    await db
      .selectFrom("sales_order_tax")
      .selectAll()
      .where("order_id", "=", id)
      .orderBy("position")
      .execute(),
    await db
      .selectFrom("tax_operation")
      .select(["kind", "amount_cents"])
      .where("order_id", "=", id)
      .execute(),
    await canceledSaleCents(db, id),
  ];
  const refunded = operations
    .filter(({ kind }) => kind === "refund")
    .reduce((total, { amount_cents }) => total + amount_cents, 0);
  return saleCents(taxes) + canceled - refunded;
}

/** What was canceled before the payment of the sale that the service calculated, with tax, in cents. */
export async function canceledSaleCents(db: Connection, orderId: number): Promise<number> {
  const rows = await db
    .selectFrom("order_cancellation")
    .select("sale_cents")
    .where("order_id", "=", orderId)
    .execute();
  return rows.reduce((total, { sale_cents }) => total + sale_cents, 0);
}
