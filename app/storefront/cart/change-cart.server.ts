import { NO_CART_ID } from "~/provider/error-catalog";
import { openProvider } from "~/provider/provider.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { balanceChanges } from "./balances/change-balances.server";
import { backToCart, type CartChange } from "./cart-change.server";
import type { CartIntent } from "./cart-intents";
import { applyCoupon, removeCoupon } from "./coupon/change-coupon.server";
import { estimateDelivery } from "./estimate/estimate-delivery.server";
import { setGiftOptions } from "./gift-options/gift-options.server";
import { lineChanges } from "./lines/change-line.server";
import { setOrderNotes } from "./order-notes/order-notes.server";

const changes: Record<CartIntent, (change: CartChange) => Promise<Response>> = {
  ...balanceChanges,
  ...lineChanges,
  "gift-options": setGiftOptions,
  "order-notes": setOrderNotes,
  "apply-coupon": applyCoupon,
  "remove-coupon": removeCoupon,
  "estimate-delivery": estimateDelivery,
};

/** Changes the shopper's cart as the form's `intent` says, then shows the cart again. */
export async function changeCart(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  const intent = fieldText(form, "intent");
  if (!isCartIntent(intent))
    throw new Response("We couldn't update your cart. Please try again.", { status: 400 });
  if (!provider.cartId) {
    flash(provider, "error", NO_CART_ID);
    return backToCart(provider);
  }
  return changes[intent]({ provider, cartId: provider.cartId, form });
}

function isCartIntent(intent: string): intent is CartIntent {
  return Object.hasOwn(changes, intent);
}
