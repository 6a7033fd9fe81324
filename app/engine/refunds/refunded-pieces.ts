import type { ExpressionBuilder } from "kysely";
import type { Database } from "../database/schema";

/** How many pieces of a line of an order were refunded; zero when none was. */
export function refundedPieces({ fn, val, selectFrom }: ExpressionBuilder<Database, "sales_order_item">) {
  return fn.coalesce(
    selectFrom("order_refund_item")
      .select((refunded) => refunded.fn.sum<number>("order_refund_item.quantity").as("pieces"))
      .whereRef("order_refund_item.order_item_id", "=", "sales_order_item.id"),
    val(0),
  );
}
