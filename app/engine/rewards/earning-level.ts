import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { rewardAccount } from "./reward-account";
import { LOYALTY_LEVELS, type LoyaltyLevel, levelAt } from "./reward-rules";
import { yearlySpending } from "./yearly-spending";

/** The level by which the customer's next order earns: that of their spending once they take part, else the first. */
export async function earningLevel(
  db: Kysely<Database>,
  customerId: number,
  now = new Date(),
): Promise<LoyaltyLevel> {
  const { joined_at } = await rewardAccount(db, customerId);
  return joined_at === null ? LOYALTY_LEVELS[0] : levelAt(await yearlySpending(db, customerId, now));
}
