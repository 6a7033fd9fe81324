import { usePageEvent } from "../traffic/use-page-event";
import { type CartView, cartGrandTotal } from "./cart-view";

/** Specification §4 "Cart": the event of the cart page depends on whether the cart is empty. */
export function useCartEvent(cart: CartView | null): void {
  usePageEvent(cart ? "ViewCart" : "EmptyCart", cart ? detailsOf(cart) : {});
}

function detailsOf(cart: CartView): Record<string, string | number> {
  const total = cartGrandTotal(cart);
  return { quantity: cart.count, value: total?.value ?? 0, currency: total?.currency ?? "USD" };
}
