import type { CartView } from "../../carts/view-cart";
import { isGiftCertificate } from "../../gift-certificates/gift-fields";
import type { Cart } from "../../graphql/resolvers.generated";
import { CENTS_A_POINT } from "../../rewards/reward-rules";
import { formatMoney } from "../../totals/money";
import { costOfGoods, totalOfRows } from "../../totals/total";
import { hiddenCode } from "../gift-cards-total";
import { paidByBalances, pointsFor } from "./paid-by-balances";

/** The single points rule: redeemable one by one, up to the price of the items. */
export const SPENDING_RULE = "points";
const EARNING_RULE = "order";

/**
 * Gift cards, store credit and points of a cart as the contract shows them. Fields that need a query are resolved on
 * request.
 */
export function balancesResponse(
  view: CartView,
): Pick<Cart, "gift_cards" | "reward_points" | "store_credit"> {
  const { balances, cart, totals } = view;
  const paid = paidByBalances(balances, totals);
  const gift_cards = paid.giftCards.map(({ ending, balanceCents, cents }) => ({
    code: hiddenCode(ending),
    applied_amount: cents / 100,
    remaining_amount: (balanceCents - cents) / 100,
  }));
  if (cart.customer_id === null) return { gift_cards, reward_points: null, store_credit: null };
  return {
    gift_cards,
    store_credit: { applied_amount: paid.creditCents / 100 },
    reward_points: {
      earning: [{ rule_id: EARNING_RULE, amount: earningCents(view) / 100 }],
      spending: {
        point_spent: paid.points,
        amount: paid.pointsCents / 100,
        use_max_points: balances.chosen.points?.wanted === null,
        rules: [
          {
            rule_id: SPENDING_RULE,
            label: `100 points are worth ${formatMoney(100 * CENTS_A_POINT)}`,
            min: 1,
            max: maxPoints(view),
            step: 1,
          },
        ],
      },
    },
  };
}

/** Maximum points: as many as pay for all discountable items. */
function maxPoints({ totals }: CartView): number {
  return pointsFor(
    totalOfRows(totals.rows, (row) => (row.line.takesDiscounts ? costOfGoods(row) + row.pointsCents : 0)),
  );
}

/**
 * The amount that earns points: items paid with money. Points earn no points; a gift certificate earns them when it is
 * used.
 */
function earningCents({ totals }: CartView): number {
  return totalOfRows(totals.rows, (row) => (isGiftCertificate(row.line.product) ? 0 : costOfGoods(row)));
}
