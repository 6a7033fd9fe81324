import type { Connection } from "../database/schema";
import { rewardAccount } from "./reward-account";
import { LOYALTY_LEVELS, type LoyaltyLevel, levelAt } from "./reward-rules";
import { yearlySpending } from "./yearly-spending";

/** The loyalty level for the customer's next order: by their spending if they take part, otherwise the first. */
export async function earningLevel(
  db: Connection,
  customerId: number,
  now = new Date(),
): Promise<LoyaltyLevel> {
  const { joined_at } = await rewardAccount(db, customerId);
  return joined_at === null ? LOYALTY_LEVELS[0] : levelAt(await yearlySpending(db, customerId, now));
}
