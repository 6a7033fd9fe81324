import type { OrderSummary } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { statusLabel } from "../orders/order-states";
import type { PostalAddress } from "../shared/postal-address";
import { toMoney } from "../totals/money";
import { isLate } from "./find-orders";

/** Orders as the list shows them. */
export async function orderSummaries(db: Connection, orders: Row<"sales_order">[]): Promise<OrderSummary[]> {
  const piecesOf = await countPieces(db, orders);
  return orders.map((order) => {
    const { firstname, lastname }: PostalAddress = JSON.parse(order.billing_address);
    return {
      number: order.number,
      store_code: order.store_code,
      placed_at: order.created_at,
      status: statusLabel(order.status),
      status_code: order.status,
      buyer_name: `${firstname} ${lastname}`.trim(),
      email: order.email,
      pieces: piecesOf.get(order.id) ?? 0,
      total: toMoney(order.grand_total_cents),
      arrival_date: order.arrival_date,
      is_late: isLate(order),
    };
  });
}

async function countPieces(db: Connection, orders: Row<"sales_order">[]): Promise<Map<number, number>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom("sales_order_item")
    .select(["order_id", (item) => item.fn.sum<number | string>("quantity").as("pieces")])
    .where(
      "order_id",
      "in",
      orders.map(({ id }) => id),
    )
    .groupBy("order_id")
    .execute();
  return new Map(rows.map(({ order_id, pieces }) => [order_id, Number(pieces)]));
}
