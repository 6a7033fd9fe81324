import { cartGrandTotal, cartView } from "~/storefront/cart/cart-view";
import type { CheckoutVisit, ReviewRow } from "../checkout-step";
import type { ReviewStepData } from "./step";

export { placeOrder as action } from "./place-order.server";

/** What the shopper has entered in the other steps, and the total. */
export function loader({ cart, reviewRows: rows }: CheckoutVisit): ReviewStepData {
  return { rows, grandTotal: cartGrandTotal(cartView(cart)) };
}

/** The review itself asks for nothing that it would show. */
export function reviewRows(): ReviewRow[] {
  return [];
}
