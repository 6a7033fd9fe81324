import type { Connection } from "../database/schema";
import type { LoyaltyLevel as LevelResponse, Loyalty } from "../graphql/resolvers.generated";
import { toMoney } from "../totals/money";
import { rewardAccount } from "./reward-account";
import { LOYALTY_LEVELS, type LoyaltyLevel, levelAbove, levelAt } from "./reward-rules";
import { yearlySpending } from "./yearly-spending";

/** A customer's status in the loyalty levels. */
export async function viewLoyalty(db: Connection, customerId: number): Promise<Loyalty> {
  const { joined_at } = await rewardAccount(db, customerId);
  const spentCents = await yearlySpending(db, customerId);
  const level = levelAt(spentCents);
  const next = levelAbove(level);
  return {
    joined_at,
    spent: toMoney(spentCents),
    level: viewLevel(level),
    next_level: next && viewLevel(next),
    missing: next && toMoney(next.fromCents - spentCents),
    levels: LOYALTY_LEVELS.map(viewLevel),
  };
}

function viewLevel({ code, name, fromCents, pointsForHundredDollars }: LoyaltyLevel): LevelResponse {
  return { code, name, from: toMoney(fromCents), points_a_dollar: pointsForHundredDollars / 100 };
}
