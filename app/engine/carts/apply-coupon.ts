import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import { findCoupon } from "../promotions/find-coupon";
import { type CouponBuyer, personalCouponProblem } from "../promotions/personal-coupon";
import { formatMoney } from "../totals/money";
import { totalOf } from "../totals/total";
import { type CartChange, changeCart, updateCart } from "./change-cart";
import { viewCart } from "./view-cart";

const NOT_VALID = "The coupon code isn't valid. Verify the code and try again.";

/**
 * Applies a coupon in place of the one before.
 * @throws GraphQLError when the code is unknown, not in its time or somebody else's, the cart is empty, or the
 * minimum not reached
 */
export async function applyCoupon(context: EngineContext, cartId: string, typed: string): Promise<void> {
  await changeCart(context, cartId, async (change) => {
    const { cart, db } = change;
    const coupon = await findCoupon(db, cart.store_code, typed, new Date());
    if (!coupon) throw noSuchEntity(NOT_VALID);
    const buyer = await couponBuyer(change);
    const problem = await personalCouponProblem(db, cart.store_code, coupon.code, buyer);
    if (problem) throw inputError(problem, "coupon_code");
    const view = await viewCart(db, { ...cart, coupon_code: coupon.code });
    if (view.lines.length === 0) throw inputError("Cart does not contain products.", "coupon_code");
    if (totalOf(view.totals, "subtotal") < coupon.minimum_subtotal_cents) {
      const minimum = formatMoney(coupon.minimum_subtotal_cents, { short: true });
      throw inputError(`The coupon code ${coupon.code} is for orders from ${minimum}.`, "coupon_code");
    }
    if (!coupon.stacks && totalOf(view.totals, "price_code") < 0 && totalOf(view.totals, "discount") === 0) {
      throw inputError(
        `The coupon code ${coupon.code} cannot be combined with a special price, and what is in your cart is cheaper by that.`,
        "coupon_code",
      );
    }
    await updateCart(db, cart.id, { coupon_code: coupon.code });
  });
}

/** Takes the coupon off; nothing happens when there is none. */
export async function removeCoupon(context: EngineContext, cartId: string): Promise<void> {
  await changeCart(context, cartId, ({ db, cart }) => updateCart(db, cart.id, { coupon_code: null }));
}

/** Of a guest no more is known than the address given at the checkout. */
async function couponBuyer({ context, cart }: CartChange): Promise<CouponBuyer> {
  const customer = await context.customer();
  return customer
    ? { customerId: customer.id, email: customer.email }
    : { customerId: null, email: cart.email };
}
