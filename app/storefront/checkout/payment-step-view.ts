import type { ReadCart } from "~/storefront/cart/read-cart.server";
import type { PaymentChoice, PaymentStepView } from "./checkout-view";

/** Magento's codes of the ways to pay that ask for nothing more. */
const PAID_WITHOUT_PAGE: readonly string[] = ["banktransfer", "cashondelivery", "checkmo", "free"];

/**
 * The ways to pay, by the provider's titles; the first one is chosen beforehand.
 * @param hasPaymentPage whether the provider has a page to pay on; without it some ways lead nowhere
 */
export function paymentStepView(
  { core, extension }: ReadCart,
  { hasPaymentPage }: { hasPaymentPage: boolean },
): PaymentStepView {
  const offered = (core.available_payment_methods ?? []).flatMap((method) => method ?? []);
  const methods = offered.filter(({ code }) => hasPaymentPage || PAID_WITHOUT_PAGE.includes(code));
  const selected = methods.find(({ code }) => code === core.selected_payment_method?.code);
  const known = new Map(
    extension?.available_payment_methods?.flatMap((method) =>
      method ? [[method.code, method] as const] : [],
    ),
  );
  return {
    step: "payment",
    methods: methods.map(({ code, title }): PaymentChoice => {
      const more = known.get(code);
      return { code, title, note: more?.note ?? null, isSandbox: more?.is_sandbox ?? false };
    }),
    chosen: (selected ?? methods[0])?.code ?? null,
  };
}
