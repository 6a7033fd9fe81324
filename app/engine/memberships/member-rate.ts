import { readConfiguration } from "../content/configuration";
import type { Connection, Row } from "../database/schema";
import { isMember, MEMBER_PERCENT } from "./membership";

/** Member discount of the cart's customer, in basis points; 0 for non-members. */
export async function memberRate(
  db: Connection,
  { customer_id, store_code }: Pick<Row<"cart">, "customer_id" | "store_code">,
  now: Date,
): Promise<number> {
  if (customer_id === null) return 0;
  const customer = await db
    .selectFrom("customer")
    .select("member_until")
    .where("id", "=", customer_id)
    .executeTakeFirst();
  if (!customer || !isMember(customer, now)) return 0;
  return percentRate((await readConfiguration(db, store_code)).get(MEMBER_PERCENT));
}

/** Converts a configured percentage to basis points; 0 when it is not between 0 and 100. */
function percentRate(text: string | undefined): number {
  const rate = Math.round(Number(text) * 100);
  return rate > 0 && rate < 10_000 ? rate : 0;
}
