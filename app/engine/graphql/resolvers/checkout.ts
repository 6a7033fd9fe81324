import { changedCart } from "../../carts/changed-cart";
import { setAdditionalInformation } from "../../carts/set-additional-information";
import { setBillingAddress } from "../../carts/set-billing-address";
import { setGuestEmail } from "../../carts/set-guest-email";
import { setPaymentMethod } from "../../carts/set-payment-method";
import { setShippingAddress } from "../../carts/set-shipping-address";
import { setShippingMethod } from "../../carts/set-shipping-method";
import { answerOrder } from "../../orders/order-answer";
import { placeOrder } from "../../orders/place-order";
import { inputError } from "../errors";
import type { Resolvers } from "../resolvers.generated";

export const checkoutResolvers: Resolvers = {
  Mutation: {
    setGuestEmailOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) => setGuestEmail(context, wanted.cart_id, wanted.email)),
    setShippingAddressesOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) =>
        setShippingAddress(context, wanted.cart_id, wanted.shipping_addresses),
      ),
    setShippingMethodsOnCart: (_parent, { input }, context) =>
      changedCart(context, input, (wanted) =>
        setShippingMethod(context, wanted.cart_id, wanted.shipping_methods),
      ),
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
      const placed = await placeOrder(context, input.cart_id);
      if ("refusal" in placed) return { orderV2: null, errors: [placed.refusal] };
      context.wakeMail();
      return { orderV2: answerOrder(placed.order), errors: [] };
    },
  },
};
