import { CartAfterLoginDocument, SetBillingAddressDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { setShipping } from "~/storefront/checkout/delivery/set-shipping.server";

/**
 * Specification §4 "Cart": a cart without a shipping address that is merged at login gets the customer's default
 * address, unless nothing in it is shipped.
 */
export async function setDefaultAddress(request: Request, provider: Provider, cartId: string): Promise<void> {
  const response = await provider.attempt(CartAfterLoginDocument, { id: cartId });
  const { cart, customer } = response.data ?? {};
  const savedId = Number(customer?.default_shipping ?? 0);
  if (!cart || cart.is_virtual || cart.total_quantity === 0) return;
  if (cart.shipping_addresses.length > 0 || !Number.isInteger(savedId) || savedId < 1) return;
  await setShipping({ request, provider, cartId }, { customer_address_id: savedId });
  await provider.attempt(SetBillingAddressDocument, { cartId, address: { same_as_shipping: true } });
}
