import type { ProviderCart } from "~/storefront/cart/cart-view";
import type { PaymentChoice, PaymentStepView } from "../checkout-view";

/** Magento's codes of the ways to pay that ask for nothing more. */
const PAID_WITHOUT_PAGE: readonly string[] = ["banktransfer", "cashondelivery", "checkmo", "free"];

/**
 * The ways to pay, by the provider's titles; the first one is chosen beforehand.
 * @param hasPaymentPage whether the provider has a page to pay on; without it some ways lead nowhere
 */
export function paymentStepView(
  { available_payment_methods, selected_payment_method }: ProviderCart,
  { hasPaymentPage }: { hasPaymentPage: boolean },
): PaymentStepView {
  const offered = (available_payment_methods ?? []).flatMap((method) => method ?? []);
  const methods = offered.filter(({ code }) => hasPaymentPage || PAID_WITHOUT_PAGE.includes(code));
  const selected = methods.find(({ code }) => code === selected_payment_method?.code);
  return {
    step: "payment",
    methods: methods.map(
      ({ code, title, note, is_sandbox }): PaymentChoice => ({
        code,
        title,
        note: note ?? null,
        isSandbox: is_sandbox ?? false,
      }),
    ),
    chosen: (selected ?? methods[0])?.code ?? null,
  };
}
