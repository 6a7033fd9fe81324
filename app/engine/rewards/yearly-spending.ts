import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { yearBefore } from "./reward-rules";

/** What a customer paid for products in the last twelve months, by orders that were shipped, less refunds. Cents. */
export async function yearlySpending(
  db: Kysely<Database>,
  customerId: number,
  now = new Date(),
): Promise<number> {
  const { cents } = await db
    .selectFrom("reward_earning")
    .select(({ fn }) => fn.sum<number | null>("spent_cents").as("cents"))
    .where("customer_id", "=", customerId)
    .where("earned_at", ">", yearBefore(now))
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}
