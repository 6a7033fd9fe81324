import { z } from "zod";
import { setBillingAddress } from "../carts/set-billing-address";
import { setShippingAddress } from "../carts/set-shipping-address";
import { type AskedCart, viewAskedCart, whereThereIsACart } from "./carts";
import { addressSchema, cartAddress } from "./magento-address";
import { readMagentoBody } from "./magento-body";
import { quoteAddressResponse } from "./quote-response";

/** The billing address of a cart in Magento's REST API, implemented by the contract's use cases. */

const billingSchema = z.object({ address: addressSchema, use_for_shipping: z.boolean().nullish() });

/** GET …/billing-address: empty members before there is one, as in Magento. */
export async function billingAddress(cart: AskedCart): Promise<object> {
  const { billing_address, email } = await viewAskedCart(cart);
  return quoteAddressResponse(billing_address, email);
}

/**
 * POST …/billing-address {address, useForShipping}: stores it, and as the shipping address, too, where that is wanted.
 * Responds with the cart's id: its addresses have no ids of their own.
 */
export async function saveBillingAddress(request: Request, { cartId, context }: AskedCart): Promise<string> {
  const { address, use_for_shipping } = await readMagentoBody(request, billingSchema);
  await whereThereIsACart(cartId, async () => {
    if (use_for_shipping) await setShippingAddress(context, cartId, [cartAddress(address)]);
    await setBillingAddress(
      context,
      cartId,
      use_for_shipping ? { same_as_shipping: true } : cartAddress(address),
    );
  });
  return cartId;
}
