import type { CartBalancesFragment } from "~/provider/contract/documents.generated";
import { moneyText } from "~/storefront/ui/money";

/** What can pay the cart besides the payment method, and what does. Money as text. */
export interface BalancesView {
  giftCards: GiftCardInCart[];
  /** Null for guests, and for who has none. */
  credit: CreditInCart | null;
  /** Null for guests. */
  points: PointsInCart | null;
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
  most: number;
  /** What they are worth. */
  rule: string;
  /** Points that the order brings. */
  earned: number;
}

/** The same as the provider tells it. */
export function balancesView(cart: CartBalancesFragment): BalancesView {
  return {
    giftCards: cart.gift_cards.map(({ code, applied_amount, remaining_amount }) => ({
      code,
      ending: code.slice(-4),
      applied: dollars(applied_amount),
      remaining: dollars(remaining_amount),
    })),
    credit: creditView(cart.store_credit),
    points: pointsView(cart.reward_points),
  };
}

function creditView(credit: CartBalancesFragment["store_credit"]): CreditInCart | null {
  const total = credit?.total_amount ?? 0;
  if (!credit || total === 0) return null;
  const isUsed = credit.applied_amount > 0;
  return {
    total: dollars(total),
    applied: isUsed ? dollars(credit.applied_amount) : null,
    remaining: dollars(total - credit.applied_amount),
  };
}

function pointsView(points: CartBalancesFragment["reward_points"]): PointsInCart | null {
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
