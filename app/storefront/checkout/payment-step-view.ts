import type { ReadCart } from "~/storefront/cart/read-cart.server";
import type { PaymentStepView } from "./checkout-view";

/** The ways to pay, by the provider's titles; the first one is chosen beforehand. */
export function paymentStepView({ core }: ReadCart): PaymentStepView {
  const methods = (core.available_payment_methods ?? []).flatMap((method) => method ?? []);
  const selected = methods.find(({ code }) => code === core.selected_payment_method?.code);
  return { step: "payment", methods, chosen: (selected ?? methods[0])?.code ?? null };
}
