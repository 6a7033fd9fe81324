import type { ReadCart } from "~/storefront/cart/read-cart.server";
import { cartAddressLines } from "./cart-address";
import type { ReviewStepView } from "./checkout-view";
import { deliveryStepView } from "./delivery-step-view";
import { orderDetailsView } from "./order-details-view";

/** Magento's own code. */
const CHECK = "checkmo";

/** The last look at what was said in the steps before. */
export function reviewStepView(read: ReadCart): ReviewStepView {
  const { core } = read;
  const shipTo = core.shipping_addresses[0] ? cartAddressLines(core.shipping_addresses[0]) : null;
  const billTo = core.billing_address ? cartAddressLines(core.billing_address) : null;
  const isSame = billTo?.join("\n") === shipTo?.join("\n");
  const { methods, chosen } = deliveryStepView(read);
  const payment = core.available_payment_methods?.find(
    (method) => method?.code === core.selected_payment_method?.code,
  );
  return {
    step: "review",
    email: core.email,
    shipTo,
    billTo: isSame ? null : billTo,
    delivery: methods.find(({ value }) => value === chosen) ?? null,
    payment: payment?.title ?? null,
    isByCheck: payment?.code === CHECK,
    ...orderDetailsView(read.extension?.additional_information),
  };
}
