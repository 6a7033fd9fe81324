import type { ProviderCart } from "~/storefront/cart/cart-view";
import type { PaymentChoice } from "./payment-card";
import type { PaymentStepData } from "./step";

/** Magento's codes of payment methods that need no payment page. */
const PAID_WITHOUT_PAGE: readonly string[] = ["banktransfer", "cashondelivery", "checkmo", "free"];

/** Codes of payment methods whose page takes the cards that are pictured. */
const PAID_BY_CARD: readonly string[] = ["sandbox_hosted", "stripe"];

/**
 * Returns the payment methods with the provider's titles; selected is only the one that the cart has, because
 * the order can be placed on the same page.
 * @param hasPaymentPage whether the provider has a payment page; without it some methods cannot be used
 */
export function paymentStepView(
  { available_payment_methods, selected_payment_method }: ProviderCart,
  { hasPaymentPage }: { hasPaymentPage: boolean },
): PaymentStepData {
  const offered = (available_payment_methods ?? []).flatMap((method) => method ?? []);
  const methods = offered.filter(({ code }) => hasPaymentPage || PAID_WITHOUT_PAGE.includes(code));
  const selected = methods.find(({ code }) => code === selected_payment_method?.code);
  return {
    methods: methods.map(
      ({ code, title, note, is_sandbox }): PaymentChoice => ({
        code,
        title,
        note: note ?? null,
        takesCards: PAID_BY_CARD.includes(code),
        isSandbox: is_sandbox ?? false,
      }),
    ),
    chosen: selected?.code ?? null,
  };
}
