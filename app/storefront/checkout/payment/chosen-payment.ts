import type { ProviderCart } from "~/storefront/cart/cart-view";

/** The cart's payment method, if it is still offered. */
export function chosenPayment({ available_payment_methods, selected_payment_method }: ProviderCart) {
  return available_payment_methods?.find((method) => method?.code === selected_payment_method?.code);
}
