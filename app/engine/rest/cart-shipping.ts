import { z } from "zod";
import { estimateCart } from "../carts/estimate-cart";
import { setBillingAddress } from "../carts/set-billing-address";
import { setGuestEmail } from "../carts/set-guest-email";
import { setShippingAddress } from "../carts/set-shipping-address";
import { setShippingMethod } from "../carts/set-shipping-method";
import { findAddress } from "../customers/addresses";
import type { Cart, EstimateAddressInput } from "../graphql/resolvers.generated";
import { type AskedCart, viewAskedCart, whereThereIsACart } from "./carts";
import { addressSchema, cartAddress, estimatedPlace, placeSchema } from "./magento-address";
import { readMagentoBody } from "./magento-body";
import { notAuthorized } from "./magento-response";
import { paymentDetailsResponse, shippingMethodsResponse, totalsResponse } from "./quote-response";

/** The shipping of a cart in Magento's REST API, implemented by the contract's use cases. */

const estimateSchema = z.object({ address: placeSchema });
const bookSchema = z.object({
  address_id: z.union([z.number().int(), z.string().regex(/^\d{1,9}$/)]),
});
const totalsSchema = z.object({
  address_information: z.object({
    address: placeSchema,
    shipping_carrier_code: z.string().max(100).nullish(),
    shipping_method_code: z.string().max(100).nullish(),
  }),
});
const shippingSchema = z.object({
  address_information: z.object({
    shipping_address: addressSchema,
    billing_address: addressSchema.nullish(),
    shipping_carrier_code: z.string().max(100),
    shipping_method_code: z.string().max(100),
  }),
});

/** GET …/shipping-methods: the methods for the cart's address; none before it has one. */
export async function offeredShipping(cart: AskedCart): Promise<object[]> {
  return methodsOf(await viewAskedCart(cart));
}

/** POST …/estimate-shipping-methods {address}: the methods for a state or ZIP code. Stores nothing. */
export async function estimateShipping(request: Request, cart: AskedCart): Promise<object[]> {
  const { address } = await readMagentoBody(request, estimateSchema);
  return estimateTo(cart, estimatedPlace(address));
}

/** POST carts/mine/estimate-shipping-methods-by-address-id {addressId}: the same for an address of the customer's book. */
export async function estimateShippingToBook(request: Request, cart: AskedCart): Promise<object[]> {
  const { address_id } = await readMagentoBody(request, bookSchema);
  const customer = await cart.context.customer();
  if (!customer) throw notAuthorized();
  const { region_code, postcode } = await findAddress(cart.context.db, customer.id, Number(address_id));
  return estimateTo(cart, { country_code: "US", postcode, region: { region: region_code } });
}

/**
 * POST …/shipping-information {addressInformation}: stores both addresses and the method. Responds with the payment
 * methods and the totals.
 */
export async function saveShippingInformation(request: Request, cart: AskedCart): Promise<object> {
  const { address_information: wanted } = await readMagentoBody(request, shippingSchema);
  const { cartId, context, isGuest } = cart;
  await whereThereIsACart(cartId, async () => {
    const { email } = wanted.shipping_address;
    if (isGuest && email) await setGuestEmail(context, cartId, email);
    await setShippingAddress(context, cartId, [cartAddress(wanted.shipping_address)]);
    await setShippingMethod(context, cartId, [
      { carrier_code: wanted.shipping_carrier_code, method_code: wanted.shipping_method_code },
    ]);
    if (wanted.billing_address) await setBillingAddress(context, cartId, cartAddress(wanted.billing_address));
  });
  return paymentDetailsResponse(await viewAskedCart(cart));
}

/**
 * POST …/totals-information {addressInformation}: the totals for a state or ZIP code and a shipping method, by default
 * the cart's own or the first. Stores nothing.
 */
export async function estimateTotals(request: Request, { cartId, context }: AskedCart): Promise<object> {
  const { address_information: wanted } = await readMagentoBody(request, totalsSchema);
  const { shipping_carrier_code: carrier_code, shipping_method_code: method_code } = wanted;
  const estimated = await whereThereIsACart(cartId, () =>
    estimateCart(context, {
      cart_id: cartId,
      address: estimatedPlace(wanted.address),
      shipping_method: carrier_code && method_code ? { carrier_code, method_code } : null,
    }),
  );
  return totalsResponse(estimated);
}

async function estimateTo({ cartId, context }: AskedCart, address: EstimateAddressInput): Promise<object[]> {
  return methodsOf(
    await whereThereIsACart(cartId, () => estimateCart(context, { cart_id: cartId, address })),
  );
}

function methodsOf({ shipping_addresses }: Cart): object[] {
  return shippingMethodsResponse(shipping_addresses?.[0]?.available_shipping_methods ?? []);
}
