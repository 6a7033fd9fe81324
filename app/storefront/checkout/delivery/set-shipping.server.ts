import {
  SetShippingAddressDocument,
  type SetShippingAddressMutation,
  type ShipmentFragment,
  type ShippingAddressInput,
} from "~/provider/contract/documents.generated";
import { readCookie, shippingMethodTitleCookie } from "~/provider/cookies.server";
import type { Answer } from "~/provider/provider.server";
import { flash } from "~/storefront/shell/flash.server";
import type { CheckoutAction } from "../checkout-action";
import { chooseDelivery } from "./choose-delivery.server";
import { deliveryAt } from "./delivery-at";

type CartAction = Pick<CheckoutAction, "request" | "provider" | "cartId">;

/** Sets where the cart is shipped to, and how (`chooseMethodFor`). */
export async function setShipping(
  action: CartAction,
  address: ShippingAddressInput,
): Promise<Answer<SetShippingAddressMutation>> {
  const { provider, cartId } = action;
  const answer = await provider.attempt(SetShippingAddressDocument, { cartId, address });
  const shipment = answer.data?.setShippingAddressesOnCart?.cart.shipping_addresses[0];
  if (shipment) await chooseMethodFor(action, shipment);
  return answer;
}

/**
 * Chooses how a cart is shipped to the address that it just got: by the method that the shopper chose last where it
 * reaches the address, else by the one the provider chose, else by the first available (specification §4 "Cart").
 * Who loses a chosen method is told so.
 */
export async function chooseMethodFor(
  { request, provider, cartId }: CartAction,
  shipment: ShipmentFragment,
): Promise<void> {
  const selected = shipment.selected_shipping_method?.method_title ?? null;
  const remembered = await readCookie(request, shippingMethodTitleCookie);
  const { lost, method } = deliveryAt(shipment.available_shipping_methods ?? [], { remembered, selected });
  if (!method?.method_code) return;
  if (lost) flash(provider, "error", `${lost} We've selected ${method.method_title} instead.`);
  if (method.method_title !== selected) {
    await chooseDelivery(provider, cartId, method.carrier_code, method.method_code);
  } else {
    provider.keepCookie(shippingMethodTitleCookie, selected);
  }
}
