import type { Row, Transaction } from "../database/schema";

/** Ids of the order lines whose print files are deleted with the customer. */
export async function orderedLines(
  transaction: Transaction,
  orders: Pick<Row<"sales_order">, "id">[],
): Promise<number[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await transaction
    .selectFrom("sales_order_item")
    .select("id")
    .where("order_id", "in", ids)
    .execute();
  return lines.map(({ id }) => id);
}
