import type { CartBalancesFragment, CartExtensionFragment } from "~/provider/contract/documents.generated";
import { moneyText } from "~/storefront/ui/money";

/** Gift cards as Adobe Commerce has them in a cart. */
export type AppliedGiftCards = CartExtensionFragment["applied_gift_cards"];

/** Converts the provider's balances; null members are not supported by it. */
export function balancesView(
  cart: Partial<CartBalancesFragment> & Partial<Pick<CartExtensionFragment, "applied_gift_cards">>,
) {
  const { reward_points, store_credit } = cart;
  const gift_cards = cart.gift_cards ?? commerceCards(cart.applied_gift_cards);
  if (gift_cards === undefined && reward_points === undefined && store_credit === undefined) return null;
  return {
    /** Null if gift cards are not supported. */
    giftCards: gift_cards?.map(giftCardView) ?? null,
    /** Null for guests, and for customers without credit. */
    credit: creditView(store_credit),
    /** Null for guests. */
    points: pointsView(reward_points),
    /** Customers have further balances that this guest does not. */
    isMoreForCustomers: reward_points === null,
  };
}

/** Balances that pay or can pay the cart in addition to the payment method. Money as text. */
export type BalancesView = NonNullable<ReturnType<typeof balancesView>>;

/** Undefined where the provider has none. */
function commerceCards(cards: AppliedGiftCards | undefined): CartBalancesFragment["gift_cards"] | undefined {
  return cards?.flatMap((card) => {
    if (!card?.code) return [];
    const applied_amount = card.applied_balance?.value ?? 0;
    const remaining_amount = Math.max(0, (card.current_balance?.value ?? 0) - applied_amount);
    return { code: card.code, applied_amount, remaining_amount };
  });
}

function giftCardView({
  code,
  applied_amount,
  remaining_amount,
}: CartBalancesFragment["gift_cards"][number]) {
  return {
    /** As the provider identifies it in this cart. */
    code,
    ending: code.slice(-4),
    applied: dollars(applied_amount),
    remaining: dollars(remaining_amount),
  };
}

export type GiftCardInCart = ReturnType<typeof giftCardView>;

function creditView(credit: CartBalancesFragment["store_credit"] | undefined) {
  const total = credit?.total_amount ?? 0;
  if (!credit || total === 0) return null;
  const isUsed = credit.applied_amount > 0;
  return {
    total: dollars(total),
    /** Null when it is not applied. */
    applied: isUsed ? dollars(credit.applied_amount) : null,
    remaining: dollars(total - credit.applied_amount),
  };
}

export type CreditInCart = NonNullable<ReturnType<typeof creditView>>;

function pointsView(points: CartBalancesFragment["reward_points"] | undefined) {
  if (!points) return null;
  const balance = points.balance ?? 0;
  const { amount, point_spent, rules } = points.spending;
  return {
    balance,
    /** Points applied; 0 for none. */
    spent: point_spent,
    /** The amount they pay. */
    amount: dollars(amount),
    /** The maximum number applicable to this cart. */
    max: Math.min(balance, rules[0]?.max ?? 0),
    /** Explains their worth. */
    rule: rules[0]?.label ?? "",
    /** Points that the order will earn. */
    earned: points.earning[0]?.points ?? 0,
  };
}

export type PointsInCart = NonNullable<ReturnType<typeof pointsView>>;

function dollars(value: number): string {
  return moneyText({ value, currency: "USD" });
}
