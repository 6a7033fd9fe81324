import type { CartBalancesFragment } from "~/provider/contract/documents.generated";
import { moneyText } from "~/storefront/ui/money";

/** Balances that pay or can pay the cart in addition to the payment method. Money as text. */
export interface BalancesView {
  /** Null if gift cards are not supported. */
  giftCards: GiftCardInCart[] | null;
  /** Null for guests, and for customers without credit. */
  credit: CreditInCart | null;
  /** Null for guests. */
  points: PointsInCart | null;
  /** Customers have further balances that this guest does not. */
  isMoreForCustomers: boolean;
}

export interface GiftCardInCart {
  /** As the provider identifies it in this cart. */
  code: string;
  ending: string;
  applied: string;
  /** The remaining balance. */
  remaining: string;
}

export interface CreditInCart {
  total: string;
  /** Null when it is not applied. */
  applied: string | null;
  remaining: string;
}

export interface PointsInCart {
  /** The customer's balance of points. */
  balance: number;
  /** Points applied; 0 for none. */
  spent: number;
  /** The amount they pay. */
  amount: string;
  /** The maximum number applicable to this cart. */
  most: number;
  /** Explains their worth. */
  rule: string;
  /** Points that the order will earn. */
  earned: number;
}

/** Converts the provider's balances; null members are not supported by it. */
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
    most: Math.min(balance, rules[0]?.max ?? 0),
    rule: rules[0]?.label ?? "",
    earned: points.earning[0]?.points ?? 0,
  };
}

function dollars(value: number): string {
  return moneyText({ value, currency: "USD" });
}
