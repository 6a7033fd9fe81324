import { addressLines } from "~/storefront/account/address-lines";
import type { ProviderCart } from "~/storefront/cart/cart-view";
import { orderDetailsView } from "../address/order-details-view";
import type { ReviewStepView } from "../checkout-view";
import { deliveryStepView } from "../delivery/delivery-step-view";

/** Magento's code of payment by check. */
const CHECK = "checkmo";

/** Converts the cart for the review step. */
export function reviewStepView(cart: ProviderCart): ReviewStepView {
  const shipTo = cart.shipping_addresses[0] ? addressLines(cart.shipping_addresses[0]) : null;
  const billTo = cart.billing_address ? addressLines(cart.billing_address) : null;
  const isSame = billTo?.join("\n") === shipTo?.join("\n");
  const { methods, chosen } = deliveryStepView(cart);
  const payment = cart.available_payment_methods?.find(
    (method) => method?.code === cart.selected_payment_method?.code,
  );
  return {
    step: "review",
    email: cart.email,
    shipTo,
    billTo: isSame ? null : billTo,
    delivery: methods.find(({ value }) => value === chosen) ?? null,
    payment: payment?.title ?? null,
    isByCheck: payment?.code === CHECK,
    ...orderDetailsView(cart.additional_information),
  };
}
