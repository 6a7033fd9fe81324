import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";

/** Orders of guests belong to the account that has proven their address, whichever came first. */

/** Gives a customer whose address has just been proven the orders that a guest placed with it. */
export async function adoptOrders(
  transaction: Kysely<Database>,
  { id, email, store_code }: Pick<Row<"customer">, "id" | "email" | "store_code">,
): Promise<void> {
  await transaction
    .updateTable("sales_order")
    .set({ customer_id: id })
    .where("email", "=", email)
    .where("store_code", "=", store_code)
    .where("customer_id", "is", null)
    .execute();
}

/** Gives a guest's order to the account that had proven its address before; answers the order as it is then. */
export async function adoptOrder(
  transaction: Kysely<Database>,
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
    .set({ customer_id: owner.id })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
