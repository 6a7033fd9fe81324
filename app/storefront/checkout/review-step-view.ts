import type { ProviderCart } from "~/storefront/cart/cart-view";
import { cartAddressLines } from "./cart-address";
import type { ReviewStepView } from "./checkout-view";
import { deliveryStepView } from "./delivery-step-view";
import { orderDetailsView } from "./order-details-view";

/** Magento's code of payment by check. */
const CHECK = "checkmo";

/** Converts the cart for the review step. */
export function reviewStepView(cart: ProviderCart): ReviewStepView {
  const shipTo = cart.shipping_addresses[0] ? cartAddressLines(cart.shipping_addresses[0]) : null;
  const billTo = cart.billing_address ? cartAddressLines(cart.billing_address) : null;
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
