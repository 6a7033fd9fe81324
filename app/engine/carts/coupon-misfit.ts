import { isMembership } from "../memberships/membership";
import type { Coupon } from "../promotions/coupon";
import { formatMoney } from "../totals/money";
import type { CartView } from "./view-cart";
import { pricedLine } from "./view-line";

/** Why a coupon does nothing for what is in the cart; null when it does. The cart is viewed with it. */
export function couponMisfit(view: CartView, coupon: Coupon): string | null {
  const { code, minimum_subtotal_cents, stacks } = coupon;
  if (view.lines.length === 0) return "Cart does not contain products.";
  const discounted = view.totals.rows.filter((_row, index) => pricedLine(view.lines[index]).takesDiscounts);
  if (discounted.length === 0) {
    return `The coupon code ${code} does not work for ${paidInFull(view)}, and there is nothing else in your cart.`;
  }
  const counted = discounted.filter(({ offerCents }) => stacks || offerCents === 0);
  if (counted.length === 0) {
    return `The coupon code ${code} cannot be combined with a special price, and what is in your cart is cheaper by that.`;
  }
  const cents = counted.reduce((sum, { rowCents, offerCents }) => sum + rowCents - offerCents, 0);
  if (cents >= minimum_subtotal_cents) return null;
  const from = `The coupon code ${code} is for orders from ${formatMoney(minimum_subtotal_cents, { short: true })}.`;
  const bought = view.lines.filter(({ isFreeGift }) => !isFreeGift);
  const isPart = counted.length < bought.length;
  return isPart ? `${from} Gift certificates and special prices do not count.` : from;
}

function paidInFull({ lines }: CartView): string {
  const hasMembership = lines.some(({ product }) => isMembership(product));
  return hasMembership ? "memberships and gift certificates" : "gift certificates";
}
