import { isMembership } from "../memberships/membership";
import type { Coupon } from "../promotions/coupon";
import { formatMoney } from "../totals/money";
import type { CartView } from "./view-cart";

/** The reason a coupon has no effect on the cart; null when it has one. The view must include the coupon. */
export function couponProblem(view: CartView, coupon: Coupon): string | null {
  const { code, minimum_subtotal_cents, stacks } = coupon;
  if (view.lines.length === 0) return "Cart does not contain products.";
  const discounted = view.totals.rows.filter(({ line }) => line.takesDiscounts);
  if (discounted.length === 0) {
    return `The promo code ${code} doesn't apply to ${paidInFull(view)}, and there's nothing else in your cart.`;
  }
  const counted = discounted.filter(({ offerCents }) => stacks || offerCents === 0);
  if (counted.length === 0) {
    return `The promo code ${code} can't be combined with special prices, which already save you more.`;
  }
  const cents = counted.reduce((total, { rowCents, offerCents }) => total + rowCents - offerCents, 0);
  if (cents >= minimum_subtotal_cents) return null;
  const from = `The promo code ${code} is for orders of ${formatMoney(minimum_subtotal_cents, { short: true })} or more.`;
  const bought = view.lines.filter(({ isFreeGift }) => !isFreeGift);
  const isPart = counted.length < bought.length;
  return isPart ? `${from} Gift certificates and specially priced items don't count.` : from;
}

function paidInFull({ lines }: CartView): string {
  const hasMembership = lines.some(({ product }) => isMembership(product));
  return hasMembership ? "memberships and gift certificates" : "gift certificates";
}
