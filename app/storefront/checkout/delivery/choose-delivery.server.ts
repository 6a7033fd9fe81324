import { SetShippingMethodDocument } from "~/provider/contract/documents.generated";
import { shippingMethodTitleCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/** Selects a shipping method; its title is remembered for a week (specification §4 "Cart"). */
export async function chooseDelivery(provider: Provider, cartId: string, carrier: string, method: string) {
  const response = await provider.attempt(SetShippingMethodDocument, { cartId, carrier, method });
  const shipment = response.data?.setShippingMethodsOnCart?.cart.shipping_addresses[0];
  const title = shipment?.selected_shipping_method?.method_title;
  if (title) provider.keepCookie(shippingMethodTitleCookie, title);
  return response;
}
