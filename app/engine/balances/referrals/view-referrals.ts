import { countRows } from "../../database/count-rows";
import type { Connection, Row } from "../../database/schema";
import type { ReferralStatus, Referrals } from "../../graphql/resolvers.generated";
import { toMoney } from "../../totals/money";
import { REWARD_CENTS } from "./reward-referral";

const MAX_LIST_LENGTH = 50;

const statuses: Record<Row<"referral">["status"], ReferralStatus> = {
  waiting: "WAITING",
  earned: "EARNED",
  declined: "DECLINED",
  taken_back: "TAKEN_BACK",
};

/** Status of a customer's referrals, without the friends' names. */
export async function viewReferrals(db: Connection, referrerId: number): Promise<Referrals> {
  const own = db.selectFrom("referral").where("referrer_id", "=", referrerId);
  const earned = await countRows(own.where("status", "=", "earned"));
  const latest = await own
    .select(["created_at", "status"])
    .orderBy("created_at", "desc")
    .limit(MAX_LIST_LENGTH)
    .execute();
  return {
    reward: toMoney(REWARD_CENTS),
    earned: toMoney(earned * REWARD_CENTS),
    friends: latest.map(({ created_at, status }) => ({ joined_at: created_at, status: statuses[status] })),
  };
}
