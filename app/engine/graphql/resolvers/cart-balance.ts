import { applyGiftCard, removeGiftCard } from "../../balances/cart/apply-gift-card";
import {
  applyPoints,
  applyStoreCredit,
  removePoints,
  removeStoreCredit,
} from "../../balances/cart/apply-own-balances";
import { SPENDING_RULE } from "../../balances/cart/balances-response";
import { balanceOf } from "../../balances/ledger";
import { storeCredit } from "../../balances/view-store-credit";
import { cartAfter, changedCart } from "../../carts/changed-cart";
import { requireCustomer } from "../../customers/require-customer";
import { earningLevel } from "../../rewards/earning-level";
import { pointsFor } from "../../rewards/reward-rules";
import { inputError } from "../errors";
import type { Resolvers } from "../resolvers.generated";

export const cartBalanceResolvers: Resolvers = {
  Mutation: {
    applyGiftCardToCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => applyGiftCard(context, wanted.cart_id, wanted.gift_card_code)),
    removeGiftCardFromCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => removeGiftCard(context, wanted.cart_id, wanted.gift_card_code)),
    applyStoreCreditToCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => applyStoreCredit(context, wanted.cart_id)),
    removeStoreCreditFromCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => removeStoreCredit(context, wanted.cart_id)),
    applyRewardPointsToCart: async (_parent, { cartId }, context) => ({
      cart: await cartAfter(context, cartId, () => applyPoints(context, cartId, null)),
    }),
    removeRewardPointsFromCart: async (_parent, { cartId }, context) => ({
      cart: await cartAfter(context, cartId, () => removePoints(context, cartId)),
    }),
    applySpendingPoints: async (_parent, { cart_id, rule_id, points, use_max_points }, context) => {
      if ((rule_id ?? SPENDING_RULE) !== SPENDING_RULE) throw inputError("There is no such rule.", "rule_id");
      const wanted = use_max_points ? null : (points ?? 0);
      return { cart: await cartAfter(context, cart_id, () => applyPoints(context, cart_id, wanted)) };
    },
  },
  CartStoreCredit: {
    async total_amount(_credit, _arguments, context) {
      const { id } = await requireCustomer(context);
      return (await balanceOf(context.db, storeCredit(context.storeCode, id))) / 100;
    },
  },
  CartRewardPoints: {
    async balance(_points, _arguments, context) {
      const { id } = await requireCustomer(context);
      return balanceOf(context.db, { storeCode: context.storeCode, account: id, kind: "points" });
    },
  },
  CartEarningRule: {
    async label(_rule, _arguments, context) {
      const level = await earningLevel(context.db, (await requireCustomer(context)).id);
      return `${level.pointsForHundredDollars} points for $100`;
    },
    async points({ amount }, _arguments, context) {
      const level = await earningLevel(context.db, (await requireCustomer(context)).id);
      return pointsFor(Math.round((amount ?? 0) * 100), level);
    },
  },
};
