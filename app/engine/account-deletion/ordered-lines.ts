import type { Transaction } from "kysely";
import type { Database, Row } from "../database/schema";

/** The ids of the lines of orders, whose print files go with the person. */
export async function orderedLines(
  transaction: Transaction<Database>,
  orders: Pick<Row<"sales_order">, "id">[],
): Promise<number[]> {
  if (orders.length === 0) return [];
  const lines = await transaction
    .selectFrom("sales_order_item")
    .select("id")
    .where(
      "order_id",
      "in",
      orders.map(({ id }) => id),
    )
    .execute();
  return lines.map(({ id }) => id);
}
