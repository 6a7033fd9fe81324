import type { Connection } from "../database/schema";

/** @param email normalized by `readEmail` */
export async function isEmailAvailable(db: Connection, storeCode: string, email: string): Promise<boolean> {
  const taken = await db
    .selectFrom("customer")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .executeTakeFirst();
  return taken === undefined;
}
