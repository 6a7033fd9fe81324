import { lockRows } from "../../database/dialect";
import type { Connection, Row } from "../../database/schema";

/**
 * Locks every balance that closing an order may change: those that paid for it, the gift certificates it created, and
 * its customer's points. The order is that of carts, so that closing and placing orders cannot deadlock. Call it with
 * the order locked, before refunding anything.
 */
export async function lockOrderBalances(
  transaction: Connection,
  { id, customer_id, store_code }: Pick<Row<"sales_order">, "id" | "customer_id" | "store_code">,
): Promise<void> {
  const paying = transaction
    .selectFrom("order_balance")
    .select("balance_id as id")
    .where("order_id", "=", id);
  const bought = transaction
    .selectFrom("gift_certificate")
    .innerJoin("balance", "balance.gift_card_id", "gift_certificate.gift_card_id")
    .select("balance.id")
    .where("gift_certificate.order_id", "=", id);
  const points = transaction
    .selectFrom("balance")
    .select("id")
    .where("store_code", "=", store_code)
    .where("kind", "=", "points")
    .where("customer_id", "=", customer_id);
  const inOrder = transaction
    .selectFrom("balance")
    .select("id")
    .where("id", "in", paying.unionAll(bought).unionAll(points))
    .orderBy((order) =>
      order.case().when("kind", "=", "gift_card").then(1).when("kind", "=", "points").then(2).else(3).end(),
    )
    .orderBy("gift_card_id");
  await lockRows(transaction, inOrder).execute();
}
