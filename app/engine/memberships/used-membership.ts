import type { Connection, Row } from "../database/schema";
import { membershipEnd } from "./membership";

/** Orders that ended without delivery: their discounts were not used. */
const UNDONE = ["cancelled", "refunded"];

/** True if the membership's buyer has used it for an order since, at a time not covered by another year. */
export async function hasUsedMembership(
  db: Connection,
  { id, customer_id }: Pick<Row<"sales_order">, "id" | "customer_id">,
): Promise<boolean> {
  if (customer_id === null) return false;
  const years = await db
    .selectFrom("membership_year")
    .selectAll()
    .where("customer_id", "=", customer_id)
    .where("taken_back_at", "is", null)
    .orderBy("paid_at")
    .execute();
  const year = years.find(({ order_id }) => order_id === id);
  if (!year) return false;
  const since = await db
    .selectFrom("sales_order")
    .select("created_at")
    .where("customer_id", "=", customer_id)
    .where("id", "!=", id)
    .where("created_at", ">=", year.paid_at)
    .where("status", "not in", UNDONE)
    .execute();
  const others = years.filter((other) => other !== year).map(({ paid_at }) => paid_at);
  const end = membershipEnd(others) ?? "";
  const isAllowed = (time: string) => others.length > 0 && others[0] <= time && time < end;
  return since.some(({ created_at }) => !isAllowed(created_at));
}
