import {
  SetShippingAddressDocument,
  type SetShippingAddressMutation,
  type ShippingAddressInput,
} from "~/provider/contract/documents.generated";
import type { Answer, Provider } from "~/provider/provider.server";
import { chooseDelivery } from "./choose-delivery.server";

/**
 * Sets where the cart is shipped to. Specification §4 "Cart": without a chosen method the first available
 * one is then chosen.
 */
export async function setShipping(
  provider: Provider,
  cartId: string,
  address: ShippingAddressInput,
): Promise<Answer<SetShippingAddressMutation>> {
  const answer = await provider.attempt(SetShippingAddressDocument, { cartId, address });
  const shipment = answer.data?.setShippingAddressesOnCart?.cart.shipping_addresses[0];
  if (!shipment || shipment.selected_shipping_method) return answer;
  const first = shipment.available_shipping_methods?.find((method) => method?.available);
  if (first?.method_code) await chooseDelivery(provider, cartId, first.carrier_code, first.method_code);
  return answer;
}
