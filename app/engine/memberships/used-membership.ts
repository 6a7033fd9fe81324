import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";

/** Orders that ended without their goods: what was cheaper in them was given to nobody. */
const UNDONE = ["cancelled", "refunded"];

/** Whether the buyer of a membership has ordered with it since, and has no other year that would have allowed it. */
export async function hasUsedMembership(
  db: Kysely<Database>,
  { id, customer_id }: Pick<Row<"sales_order">, "id" | "customer_id">,
): Promise<boolean> {
  if (customer_id === null) return false;
  const [year, ...others] = await db
    .selectFrom("membership_year")
    .selectAll()
    .where("customer_id", "=", customer_id)
    .where("taken_back_at", "is", null)
    .execute();
  if (year?.order_id !== id || others.length > 0) return false;
  const order = await db
    .selectFrom("sales_order")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("id", "!=", id)
    .where("created_at", ">=", year.paid_at)
    .where("status", "not in", UNDONE)
    .executeTakeFirst();
  return order !== undefined;
}
