import { balanceOf } from "../../balances/ledger";
import { requireCustomer } from "../../customers/require-customer";
import { earningLevel } from "../../rewards/earning-level";
import { joinLoyalty, leaveLoyalty } from "../../rewards/join-loyalty";
import { rewardAccount } from "../../rewards/reward-account";
import { CENTS_A_POINT, NOTICE_DAYS, VALIDITY_MONTHS } from "../../rewards/reward-rules";
import { updateSubscription, viewSubscription } from "../../rewards/update-subscription";
import { viewLoyalty } from "../../rewards/view-loyalty";
import { viewExpiring, viewPoints, viewTransactions } from "../../rewards/view-rewards";
import type { EngineContext } from "../context";
import type { Resolvers } from "../resolvers.generated";

const MAX_HISTORY_LENGTH = 100;

export const rewardResolvers: Resolvers = {
  Customer: {
    rewardInformation: async (_customer, _arguments, context) => ({
      available_amount: await balanceOf(context.db, await ownPoints(context)),
    }),
    reward_points: () => ({}),
  },
  Mutation: {
    async joinLoyalty(_root, _arguments, context) {
      await joinLoyalty(context);
      return {};
    },
    async leaveLoyalty(_root, _arguments, context) {
      await leaveLoyalty(context);
      return {};
    },
    async updateRewardSubscription(_root, { input }, context) {
      await updateSubscription(context, input);
      return {};
    },
  },
  RewardPoints: {
    balance: async (_points, _arguments, context) =>
      viewPoints(await balanceOf(context.db, await ownPoints(context))),
    async balance_history(_points, _arguments, context) {
      const page = { pageSize: MAX_HISTORY_LENGTH, currentPage: 1 };
      return (await viewTransactions(context.db, await ownPoints(context), page)).items;
    },
    async exchange_rates(_points, _arguments, context) {
      const level = await earningLevel(context.db, (await requireCustomer(context)).id);
      return {
        earning: { currency_amount: 100, points: level.pointsForHundredDollars },
        redemption: { points: 100, currency_amount: CENTS_A_POINT },
      };
    },
    subscription_status: async (_points, _arguments, context) =>
      viewSubscription(await rewardAccount(context.db, (await requireCustomer(context)).id)),
    transactions: async (_points, page, context) =>
      viewTransactions(context.db, await ownPoints(context), page),
    expiring: async (_points, _arguments, context) => viewExpiring(context.db, await ownPoints(context)),
    validity_months: () => VALIDITY_MONTHS,
    notice_days: () => NOTICE_DAYS,
    loyalty: async (_points, _arguments, context) =>
      viewLoyalty(context.db, (await requireCustomer(context)).id),
  },
};

/** The current customer's balance. @throws GraphQLError for guests */
async function ownPoints(context: EngineContext) {
  const { id } = await requireCustomer(context);
  return { storeCode: context.storeCode, account: id, kind: "points" } as const;
}
