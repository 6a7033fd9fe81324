import type { Connection } from "../database/schema";
import { yearBefore } from "./reward-rules";

/** A customer's spending on products in the last twelve months, by shipped orders, minus refunds. In cents. */
export async function yearlySpending(db: Connection, customerId: number, now = new Date()): Promise<number> {
  const { cents } = await db
    .selectFrom("reward_earning")
    .select(({ fn }) => fn.sum<number | null>("spent_cents").as("cents"))
    .where("customer_id", "=", customerId)
    .where("earned_at", ">", yearBefore(now))
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}
