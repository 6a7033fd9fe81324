import { findGiftCardAccount } from "../../balances/gift-cards/find-gift-card";
import { redeemGiftCard } from "../../balances/gift-cards/redeem-gift-card";
import { sendGiftCard } from "../../balances/gift-cards/send-gift-card";
import { sentGiftCards, viewSentGiftCard } from "../../balances/gift-cards/sent-gift-cards";
import { balanceOf } from "../../balances/ledger";
import { acceptReferral } from "../../balances/referrals/accept-referral";
import { inviteFriends } from "../../balances/referrals/invite-friends";
import { viewReferrals } from "../../balances/referrals/view-referrals";
import { storeCredit, viewCreditHistory } from "../../balances/view-store-credit";
import { requireCustomer } from "../../customers/require-customer";
import { toMoney } from "../../totals/money";
import type { EngineContext } from "../context";
import type { Resolvers } from "../resolvers.generated";

export const balanceResolvers: Resolvers = {
  Query: {
    giftCardAccount: (_root, { input }, context) => findGiftCardAccount(context, input.gift_card_code),
  },
  Mutation: {
    redeemGiftCardBalanceAsStoreCredit: (_root, { input }, context) =>
      redeemGiftCard(context, input.gift_card_code),
    sendGiftCard: async (_root, { input }, context) => ({
      gift_card: viewSentGiftCard(await sendGiftCard(context, input)),
    }),
    inviteFriends: (_root, { emails }, context) => inviteFriends(context, emails),
    acceptReferral: (_root, { refer_code }, context) => acceptReferral(context, refer_code),
  },
  Customer: {
    store_credit: () => ({ enabled: true }),
    async sent_gift_cards(_customer, _arguments, context) {
      const { id } = await requireCustomer(context);
      return (await sentGiftCards(context.db, id)).map(viewSentGiftCard);
    },
    async referrals(_customer, _arguments, context) {
      const { id } = await requireCustomer(context);
      return viewReferrals(context.db, id);
    },
  },
  CustomerStoreCredit: {
    current_balance: async (_credit, _arguments, context) =>
      toMoney(await balanceOf(context.db, await ownCredit(context))),
    balance_history: async (_credit, page, context) =>
      viewCreditHistory(context.db, await ownCredit(context), page),
  },
};

/** The current customer's balance. @throws GraphQLError for guests */
async function ownCredit(context: EngineContext) {
  const { id } = await requireCustomer(context);
  return storeCredit(context.storeCode, id);
}
