import type { Kysely } from "kysely";
import type { Database } from "../database/schema";

/** @param email normalized by `readEmail` */
export async function isEmailAvailable(
  db: Kysely<Database>,
  storeCode: string,
  email: string,
): Promise<boolean> {
  const taken = await db
    .selectFrom("customer")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .executeTakeFirst();
  return taken === undefined;
}
