import type { Connection } from "../database/schema";

/** True if the customer, or anybody with that email address, has an order that was not canceled. */
export async function hasOrdered(
  db: Connection,
  storeCode: string,
  { customerId, email }: { customerId: number | null; email: string | null },
): Promise<boolean> {
  const order = await db
    .selectFrom("sales_order")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("status", "!=", "cancelled")
    .where((is) => is.or([is("email", "=", email ?? ""), is("customer_id", "=", customerId ?? -1)]))
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
