import type { OrderCancellation } from "../admin-api/resolvers.generated";
import type { Connection } from "../database/schema";
import { toMoney } from "../totals/money";

/** What was canceled of an order before it was paid, oldest first. */
export async function orderCancellations(db: Connection, orderId: number): Promise<OrderCancellation[]> {
  const rows = await db
    .selectFrom("order_cancellation")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, quantity, amount_cents, tax_cents, created_at }) => ({
    id: String(id),
    contents: quantity === null ? name : `${quantity} × ${name}`,
    amount: toMoney(amount_cents + tax_cents),
    at: created_at,
  }));
}
