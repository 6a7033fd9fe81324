import type { Connection } from "../database/schema";

/** Ids of an order's lines of which every piece was refunded. */
export async function refundedLines(db: Connection, orderId: number): Promise<Set<number>> {
  const lines = await db
    .selectFrom("order_refund_item")
    .innerJoin("sales_order_item", "sales_order_item.id", "order_refund_item.order_item_id")
    .select("sales_order_item.id")
    .where("sales_order_item.order_id", "=", orderId)
    .groupBy(["sales_order_item.id", "sales_order_item.quantity"])
    .having(({ eb, fn, ref }) =>
      eb(fn.sum("order_refund_item.quantity"), ">=", ref("sales_order_item.quantity")),
    )
    .execute();
  return new Set(lines.map(({ id }) => id));
}
