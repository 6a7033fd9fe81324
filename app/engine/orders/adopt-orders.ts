import type { Connection, Row } from "../database/schema";

/** Guest orders are assigned to the account with their confirmed address, whichever came first. */

/** Assigns a guest's orders to the customer who has just confirmed their address. */
export async function adoptOrders(
  transaction: Connection,
  { id, email, store_code }: Pick<Row<"customer">, "id" | "email" | "store_code">,
): Promise<void> {
  await transaction
    .updateTable("sales_order")
    .set({ customer_id: id, joined_account_at: new Date().toISOString() })
    .where("email", "=", email)
    .where("store_code", "=", store_code)
    .where("customer_id", "is", null)
    .execute();
}

/** Assigns a guest's order to the account that confirmed its address before; returns the updated order. */
export async function adoptOrder(
  transaction: Connection,
  order: Row<"sales_order">,
): Promise<Row<"sales_order">> {
  if (order.customer_id !== null) return order;
  const owner = await transaction
    .selectFrom("customer")
    .select("id")
    .where("email", "=", order.email)
    .where("store_code", "=", order.store_code)
    .where("email_confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!owner) return order;
  return transaction
    .updateTable("sales_order")
    .set({ customer_id: owner.id, joined_account_at: new Date().toISOString() })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
