import { MyReferralsDocument, type ReferralStatus } from "~/provider/contract/documents.generated";
import { recommendationOf } from "~/storefront/sharing/recommendation.server";
import { moneyText, NO_MONEY } from "~/storefront/ui/money";
import type { AccountVisit } from "../account-visit";
import { longDate } from "../dates";

/** The customer's referral link, the friends who used it, and the credit earned. */
export async function loader(visit: AccountVisit) {
  const { customer } = await visit.ask(MyReferralsDocument, {});
  const { earned, reward, friends } = customer?.referrals ?? {};
  const amount = moneyText(reward ?? NO_MONEY);
  return {
    recommendation: recommendationOf(customer?.refer_code ?? null),
    earned: moneyText(earned ?? NO_MONEY),
    /** The latest first; anonymous. */
    friends: (friends ?? []).map(({ joined_at, status }, index, all) => ({
      key: String(all.length - index),
      joined: longDate(joined_at),
      state: states[status],
      amount: status === "EARNED" ? `+${amount}` : null,
    })),
  };
}

export type ReferAndEarnData = Awaited<ReturnType<typeof loader>>;

const states: Record<ReferralStatus, string> = {
  WAITING: "Waiting for the first order to ship",
  EARNED: "First order shipped",
  DECLINED: "Shipped to your address, or to one that already counted",
  TAKEN_BACK: "First order refunded",
};
