import type { ReadCart } from "~/storefront/cart/read-cart.server";
import type { PaymentChoice, PaymentStepView } from "./checkout-view";

/** The ways to pay, by the provider's titles; the first one is chosen beforehand. */
export function paymentStepView({ core, extension }: ReadCart): PaymentStepView {
  const methods = (core.available_payment_methods ?? []).flatMap((method) => method ?? []);
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
