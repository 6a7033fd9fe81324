import type { ProviderCart } from "~/storefront/cart/cart-view";
import { deliveryMethods } from "~/storefront/cart/estimate/delivery-methods";
import { methodValue } from "~/storefront/cart/estimate/method-value";
import type { DeliveryStepView } from "../checkout-view";

/** Converts the cart's shipping methods. */
export function deliveryStepView({ shipping_addresses: [address] }: ProviderCart): DeliveryStepView {
  const methods = deliveryMethods(address?.available_shipping_methods);
  const selected = address?.selected_shipping_method;
  const firstAvailable = methods.find(({ problem }) => problem === null)?.value ?? null;
  return { step: "delivery", methods, chosen: selected ? methodValue(selected) : firstAvailable };
}
