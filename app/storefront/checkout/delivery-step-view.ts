import { deliveryMethods } from "~/storefront/cart/delivery-methods";
import { methodValue } from "~/storefront/cart/method-value";
import type { ReadCart } from "~/storefront/cart/read-cart.server";
import type { DeliveryStepView } from "./checkout-view";

/** The ways the cart can be shipped, with what the extension says about each. */
export function deliveryStepView({ core, extension }: ReadCart): DeliveryStepView {
  const [address] = core.shipping_addresses;
  const methods = deliveryMethods(
    address?.available_shipping_methods,
    extension?.shipping_addresses?.[0]?.available_shipping_methods,
  );
  const selected = address?.selected_shipping_method;
  const firstAvailable = methods.find(({ problem }) => problem === null)?.value ?? null;
  return { step: "delivery", methods, chosen: selected ? methodValue(selected) : firstAvailable };
}
