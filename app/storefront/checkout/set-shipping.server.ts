import {
  SetShippingAddressDocument,
  type SetShippingAddressMutation,
  type ShippingAddressInput,
} from "~/provider/contract/documents.generated";
import { readCookie, shippingMethodTitleCookie } from "~/provider/cookies.server";
import type { Answer } from "~/provider/provider.server";
import { flash } from "~/storefront/shell/flash.server";
import type { CheckoutAction } from "./checkout-action";
import { chooseDelivery } from "./choose-delivery.server";
import { deliveryAt } from "./delivery-at";

/**
 * Sets where the cart is shipped to, and how: by the method that the shopper chose last where it reaches the address,
 * else by the one the provider chose, else by the first available (specification §4 "Cart"). Who loses a chosen
 * method is told so.
 */
export async function setShipping(
  { request, provider, cartId }: Pick<CheckoutAction, "request" | "provider" | "cartId">,
  address: ShippingAddressInput,
): Promise<Answer<SetShippingAddressMutation>> {
  const answer = await provider.attempt(SetShippingAddressDocument, { cartId, address });
  const shipment = answer.data?.setShippingAddressesOnCart?.cart.shipping_addresses[0];
  if (!shipment) return answer;
  const selected = shipment.selected_shipping_method?.method_title ?? null;
  const remembered = await readCookie(request, shippingMethodTitleCookie);
  const { lost, method } = deliveryAt(shipment.available_shipping_methods ?? [], { remembered, selected });
  if (!method?.method_code) return answer;
  if (lost) flash(provider, "error", `${lost} ${method.method_title} is chosen instead.`);
  if (method.method_title !== selected) {
    await chooseDelivery(provider, cartId, method.carrier_code, method.method_code);
  } else {
    provider.keepCookie(shippingMethodTitleCookie, selected);
  }
  return answer;
}
