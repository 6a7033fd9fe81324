import type { CartBalancesFragment } from "~/provider/contract/documents.generated";
import { moneyText } from "~/storefront/ui/money";

/** What can pay the cart besides the payment method, and what does. Money as text. */
export interface BalancesView {
  /** Null where none are taken. */
  giftCards: GiftCardInCart[] | null;
  /** Null for guests, and for who has none. */
  credit: CreditInCart | null;
  /** Null for guests. */
  points: PointsInCart | null;
  /** Customers have more to pay with than this guest. */
  isMoreForCustomers: boolean;
}

export interface GiftCardInCart {
  /** As the provider knows it in this cart. */
  code: string;
  ending: string;
  applied: string;
  /** What stays on it. */
  remaining: string;
}

export interface CreditInCart {
  total: string;
  /** Null when it does not pay. */
  applied: string | null;
  remaining: string;
}

export interface PointsInCart {
  /** Points that the customer has. */
  balance: number;
  /** Points that pay; 0 when none do. */
  spent: number;
  /** What they pay. */
  amount: string;
  /** As many as can be used in this cart. */
  max: number;
  /** What they are worth. */
  rule: string;
  /** Points that the order brings. */
  earned: number;
}

/** The same as the provider tells it; null when it knows nothing of the kind. */
export function balancesView(cart: Partial<CartBalancesFragment>): BalancesView | null {
  const { gift_cards, reward_points, store_credit } = cart;
  if (gift_cards === undefined && reward_points === undefined && store_credit === undefined) return null;
  return {
    giftCards: gift_cards?.map(giftCardView) ?? null,
    credit: creditView(store_credit),
    points: pointsView(reward_points),
    isMoreForCustomers: reward_points === null,
  };
}

function giftCardView({
  code,
  applied_amount,
  remaining_amount,
}: CartBalancesFragment["gift_cards"][number]): GiftCardInCart {
  return {
    code,
    ending: code.slice(-4),
    applied: dollars(applied_amount),
    remaining: dollars(remaining_amount),
  };
}

function creditView(credit: CartBalancesFragment["store_credit"] | undefined): CreditInCart | null {
  const total = credit?.total_amount ?? 0;
  if (!credit || total === 0) return null;
  const isUsed = credit.applied_amount > 0;
  return {
    total: dollars(total),
    applied: isUsed ? dollars(credit.applied_amount) : null,
    remaining: dollars(total - credit.applied_amount),
  };
}

function pointsView(points: CartBalancesFragment["reward_points"] | undefined): PointsInCart | null {
  if (!points) return null;
  const balance = points.balance ?? 0;
  const { amount, point_spent, rules } = points.spending;
  return {
    balance,
    spent: point_spent,
    amount: dollars(amount),
    max: Math.min(balance, rules[0]?.max ?? 0),
    rule: rules[0]?.label ?? "",
    earned: points.earning[0]?.points ?? 0,
  };
}

function dollars(value: number): string {
  return moneyText({ value, currency: "USD" });
}
