import type { ReadCart } from "~/storefront/cart/read-cart.server";
import { cartAddressLines } from "./cart-address";
import type { PaymentStepView } from "./checkout-view";
import { deliveryStepView } from "./delivery-step-view";

/** The last look at the order, and the ways to pay it. */
export function paymentStepView(read: ReadCart): PaymentStepView {
  const { core } = read;
  const shipTo = core.shipping_addresses[0] ? cartAddressLines(core.shipping_addresses[0]) : null;
  const billTo = core.billing_address ? cartAddressLines(core.billing_address) : null;
  const isSame = billTo?.join("\n") === shipTo?.join("\n");
  const { methods, chosen } = deliveryStepView(read);
  const payments = (core.available_payment_methods ?? []).flatMap((method) => method ?? []);
  const selected = payments.find(({ code }) => code === core.selected_payment_method?.code);
  return {
    step: "payment",
    email: core.email,
    shipTo,
    billTo: isSame ? null : billTo,
    delivery: methods.find(({ value }) => value === chosen) ?? null,
    methods: payments,
    chosen: (selected ?? payments[0])?.code ?? null,
  };
}
