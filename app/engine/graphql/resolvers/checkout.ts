import { respondToSuggestion, suggestAddress } from "../../carts/address-suggestion";
import { changedCart } from "../../carts/changed-cart";
import { estimateCart } from "../../carts/estimate-cart";
import { setAdditionalInformation } from "../../carts/set-additional-information";
import { setBillingAddress } from "../../carts/set-billing-address";
import { setGuestEmail } from "../../carts/set-guest-email";
import { setPaymentMethod } from "../../carts/set-payment-method";
import { setShippingAddress } from "../../carts/set-shipping-address";
import { setShippingMethod } from "../../carts/set-shipping-method";
import { readAttribution } from "../../orders/attribution";
import { orderResponse } from "../../orders/order-response";
import { type Placed, placeOrder } from "../../orders/place-order";
import type { EngineContext } from "../context";
import { inputError } from "../errors";
import type { Resolvers } from "../resolvers.generated";

export function placedOrderResponse(context: EngineContext, placed: Placed) {
  if ("rejection" in placed) return { order: null, orderV2: null, errors: [placed.rejection] };
  context.wakeMail();
  const orderV2 = orderResponse(context.settings, placed.order);
  return { order: { order_number: orderV2.number, order_id: orderV2.number }, orderV2, errors: [] };
}

export const checkoutResolvers: Resolvers = {
  Mutation: {
    setGuestEmailOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => setGuestEmail(context, wanted.cart_id, wanted.email)),
    setShippingAddressesOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) =>
        setShippingAddress(context, wanted.cart_id, wanted.shipping_addresses),
      ),
    suggestShippingAddress: (_parent, { cart_id }, context) => suggestAddress(context, cart_id),
    respondToAddressSuggestion: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => respondToSuggestion(context, wanted)),
    setShippingMethodsOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) =>
        setShippingMethod(context, wanted.cart_id, wanted.shipping_methods),
      ),
    async estimateShippingMethods(_parent, { input }, context) {
      const { shipping_addresses } = await estimateCart(context, input);
      return shipping_addresses[0]?.available_shipping_methods ?? [];
    },
    estimateTotals: async (_parent, { input }, context) => ({ cart: await estimateCart(context, input) }),
    setBillingAddressOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) =>
        setBillingAddress(context, wanted.cart_id, wanted.billing_address),
      ),
    setPaymentMethodOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) =>
        setPaymentMethod(context, wanted.cart_id, wanted.payment_method.code),
      ),
    setAdditionalInformationOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => setAdditionalInformation(context, wanted)),
    async placeOrder(_parent, { input }, context) {
      if (!input) throw inputError('Required parameter "cart_id" is missing');
      return placedOrderResponse(context, await placeOrder(context, input.cart_id));
    },
    async placeOrderForTotal(_parent, { input }, context) {
      const terms = {
        expectedCents: Math.round(input.expected_total * 100),
        attribution: readAttribution(input.attribution),
      };
      return placedOrderResponse(context, await placeOrder(context, input.cart_id, terms));
    },
  },
};
