import {
  SetShippingAddressDocument,
  type SetShippingAddressMutation,
  type ShipmentFragment,
  type ShippingAddressInput,
} from "~/provider/contract/documents.generated";
import { readCookie, shippingMethodTitleCookie } from "~/provider/cookies.server";
import type { Result } from "~/provider/provider.server";
import { flash } from "~/storefront/shell/flash.server";
import type { CheckoutAction } from "../checkout-action";
import { chooseDelivery } from "./choose-delivery.server";
import { deliveryAt } from "./delivery-at";

type CartAction = Pick<CheckoutAction, "request" | "provider" | "cartId">;

/** Sets the cart's shipping address and method (`chooseMethodFor`). */
export async function setShipping(
  action: CartAction,
  address: ShippingAddressInput,
): Promise<Result<SetShippingAddressMutation>> {
  const { provider, cartId } = action;
  const response = await provider.attempt(SetShippingAddressDocument, { cartId, address });
  const shipment = response.data?.setShippingAddressesOnCart?.cart.shipping_addresses[0];
  if (shipment) await chooseMethodFor(action, shipment);
  return response;
}

/**
 * Selects the shipping method for a new address: the one the shopper selected last if it is available there, otherwise
 * the cart's, otherwise the cheapest available (specification §4 "Cart"). If the selected method is lost, a message
 * says so.
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
