import type { NewRow, Row, Transaction } from "../database/schema";
import { buyerName } from "../orders/buyer-name";

/** Inserts a customer; undefined when the address has an account, also one that is created concurrently. */
export function insertCustomer(
  transaction: Transaction,
  row: NewRow<"customer">,
): Promise<Row<"customer"> | undefined> {
  return transaction
    .insertInto("customer")
    .values({ ...row, search_name: buyerName(row) })
    .onConflict((conflict) => conflict.columns(["store_code", "email"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}
