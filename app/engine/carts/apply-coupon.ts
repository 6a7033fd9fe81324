import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type { ApplyCouponsToCartInput } from "../graphql/resolvers.generated";
import { isMembership } from "../memberships/membership";
import { codeRejection } from "../promotions/code-rejection";
import type { Coupon } from "../promotions/coupon";
import { placeOf } from "../promotions/coupon-person";
import { couponUseProblem } from "../promotions/coupon-uses";
import { findCoupon } from "../promotions/find-coupon";
import type { CouponBuyer } from "../promotions/personal-coupon";
import { formatMoney } from "../totals/money";
import { takesCoupon } from "../totals/total";
import { type CartChange, changeCart, updateCart } from "./change-cart";
import { type CartView, viewCart } from "./view-cart";

const ONE_COUPON = "Promo codes can't be combined. Please remove the other one first.";

/**
 * Applies a coupon in place of the previous one.
 * @param isAdditional rejects it when there is another one
 * @returns the updated cart
 * @throws GraphQLError with the reason: the code is unknown, used up, outside its validity or restricted to others, or
 * it has no effect on the cart
 */
export async function applyCoupon(
  context: EngineContext,
  cartId: string,
  typed: string,
  { isAdditional = false } = {},
): Promise<CartView> {
  return changeCart(context, cartId, async (change) => {
    const { cart, db } = change;
    const now = new Date();
    const coupon = await findCoupon(db, cart.store_code, typed, now);
    if (!coupon) throw noSuchEntity(await codeRejection(db, cart.store_code, typed, now));
    if (isAdditional && cart.coupon_code && cart.coupon_code !== coupon.code)
      throw inputError(ONE_COUPON, "coupon_codes");
    const problem = await couponUseProblem(db, cart.store_code, coupon.code, await couponBuyer(change));
    if (problem) throw inputError(problem, "coupon_code");
    const view = await viewCart(db, { ...cart, coupon_code: coupon.code });
    const mismatch = couponProblem(view, coupon);
    if (mismatch) throw inputError(mismatch, "coupon_code");
    await updateCart(db, cart.id, { coupon_code: coupon.code });
    return view;
  });
}

/**
 * Applies the coupon of a request for several, of which a cart has one. Replaced by none, the present one is removed.
 * @throws GraphQLError as `applyCoupon` does; of category input for several, and for one in addition to another
 */
export async function applyCoupons(
  context: EngineContext,
  { cart_id, coupon_codes, type }: ApplyCouponsToCartInput,
): Promise<void> {
  const [code, ...others] = new Set(coupon_codes.flatMap((typed) => typed?.trim() || []));
  if (others.length > 0) throw inputError(ONE_COUPON, "coupon_codes");
  if (code) {
    await applyCoupon(context, cart_id, code, { isAdditional: type !== "REPLACE" });
  } else if (type === "REPLACE") {
    await removeCoupon(context, cart_id);
  } else {
    throw inputError("Please enter a promo code.", "coupon_codes");
  }
}

/** Removes the coupon; no effect when there is none. */
export async function removeCoupon(context: EngineContext, cartId: string): Promise<void> {
  await changeCart(context, cartId, ({ db, cart }) => updateCart(db, cart.id, { coupon_code: null }));
}

/** For guests, only the address given at checkout is known. */
async function couponBuyer({ context, cart }: CartChange): Promise<CouponBuyer> {
  const customer = await context.customer();
  return customer
    ? { customerId: customer.id, email: customer.email, place: placeOf(cart) }
    : { customerId: null, email: cart.email, place: placeOf(cart) };
}

/** The reason a coupon has no effect on the cart; null when it has one. The view must include the coupon. */
function couponProblem(view: CartView, coupon: Coupon): string | null {
  const { code, minimum_subtotal_cents, stacks } = coupon;
  if (view.lines.length === 0) return "Cart does not contain products.";
  const discounted = view.totals.rows.filter(({ line }) => line.takesDiscounts);
  if (discounted.length === 0) {
    return `The promo code ${code} doesn't apply to ${paidInFull(view)}, and there's nothing else in your cart.`;
  }
  const concerned = discounted.filter(({ line }) => takesCoupon(line));
  if (concerned.length === 0) return `The promo code ${code} is for other products than those in your cart.`;
  const counted = concerned.filter(({ offerCents }) => stacks || offerCents === 0);
  if (counted.length === 0) {
    return `The promo code ${code} can't be combined with special prices, which already save you more.`;
  }
  const cents = counted.reduce((total, { rowCents, offerCents }) => total + rowCents - offerCents, 0);
  if (cents >= minimum_subtotal_cents) return null;
  const from = `The promo code ${code} is for orders of ${formatMoney(minimum_subtotal_cents, { short: true })} or more.`;
  const bought = view.lines.filter(({ isFreeGift }) => !isFreeGift);
  const isPart = counted.length < bought.length;
  if (isPart && coupon.products !== null) return `${from} Only some of the products count.`;
  return isPart ? `${from} Gift certificates and specially priced items don't count.` : from;
}

function paidInFull({ lines }: CartView): string {
  const hasMembership = lines.some(({ product }) => isMembership(product));
  return hasMembership ? "memberships and gift certificates" : "gift certificates";
}
