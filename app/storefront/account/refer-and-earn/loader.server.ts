import { MyReferralsDocument, type ReferralStatus } from "~/provider/contract/documents.generated";
import { recommendationOf } from "~/storefront/sharing/recommendation.server";
import { moneyText } from "~/storefront/ui/money";
import type { AccountVisit } from "../account-visit";
import { longDate } from "../dates";
import { noDeeper } from "../no-deeper.server";
import type { ReferAndEarnData } from "./page";

/** The customer's link and what became of it. @throws Response 404 for a deeper address */
export async function readReferAndEarn(visit: AccountVisit): Promise<ReferAndEarnData> {
  noDeeper(visit);
  const { customer } = await visit.ask(MyReferralsDocument, {});
  const { earned, reward, friends } = customer?.referrals ?? {};
  const amount = moneyText(reward ?? NOTHING);
  return {
    recommendation: recommendationOf(customer?.refer_code ?? null),
    earned: moneyText(earned ?? NOTHING),
    friends: (friends ?? []).map(({ joined_at, status }, index, all) => ({
      key: String(all.length - index),
      joined: longDate(joined_at),
      state: states[status],
      amount: status === "EARNED" ? `+${amount}` : null,
    })),
  };
}

const NOTHING = { value: 0, currency: "USD" };

const states: Record<ReferralStatus, string> = {
  WAITING: "Waiting for the first order to ship",
  EARNED: "First order shipped",
  DECLINED: "Shipped to your address, or to one that already counted",
  TAKEN_BACK: "First order refunded",
};
