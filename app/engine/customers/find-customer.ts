import type { Connection, Row } from "../database/schema";

/** The store's customer with that email address, normalized by `readEmail`. */
export function findCustomerByEmail(
  db: Connection,
  storeCode: string,
  email: string,
): Promise<Row<"customer"> | undefined> {
  return db
    .selectFrom("customer")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .executeTakeFirst();
}
