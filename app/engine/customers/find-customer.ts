import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";

/** The customer of this store with the e-mail address, as `readEmail` answers it. */
export function findCustomerByEmail(
  db: Kysely<Database>,
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
