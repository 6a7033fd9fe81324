import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";

/** Gives a customer whose address is proven the orders that were placed with it by a guest. */
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
