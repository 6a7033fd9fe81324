import { applyCoupon, removeCoupon } from "../carts/apply-coupon";
import { type AskedCart, viewAskedCart, whereThereIsACart } from "./carts";
import { wrongRequest } from "./magento-response";

/** GET …/coupons: the applied code; null without one. */
export async function cartCoupon(cart: AskedCart): Promise<string | null> {
  const [coupon] = (await viewAskedCart(cart)).applied_coupons ?? [];
  return coupon?.code ?? null;
}

/** PUT …/coupons/{code}. @throws Error 400 or 404 with the reason why the code cannot be used */
export async function applyCartCoupon({ cartId, context }: AskedCart, code: string): Promise<true> {
  await whereThereIsACart(cartId, () => applyCoupon(context, cartId, decodedCode(code)));
  return true;
}

/** DELETE …/coupons; no effect without one. */
export async function removeCartCoupon({ cartId, context }: AskedCart): Promise<true> {
  await whereThereIsACart(cartId, () => removeCoupon(context, cartId));
  return true;
}

function decodedCode(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    throw wrongRequest("The coupon code isn't valid. Verify the code and try again.");
  }
}
