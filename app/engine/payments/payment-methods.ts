import { card } from "./methods/card";
import { check } from "./methods/check";
import { free } from "./methods/free";
import type { Configuration, PaymentMethod } from "./payment-method";

/** All payment methods, in the order in which they are offered. */
const PAYMENT_METHODS: readonly PaymentMethod[] = [free, card, check];

export interface OfferedMethod extends Pick<PaymentMethod, "code" | "firstStatus" | "isSandbox"> {
  title: string;
  note: string | null;
}

/** The payment methods for an order of `grandTotalCents` by the store's configuration. */
export function availablePaymentMethods(
  grandTotalCents: number,
  configuration: Configuration,
): OfferedMethod[] {
  return PAYMENT_METHODS.filter((method) => method.isOffered(grandTotalCents, configuration)).map(
    ({ labels, code, firstStatus, isSandbox }) => ({
      code,
      firstStatus,
      isSandbox,
      ...labels(configuration),
    }),
  );
}

/** The method with the code that an order stores; undefined when no method has it. */
export function paymentMethod(code: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.code === code);
}

/** Whether the shopper pays on the hosted page; the order is confirmed by email once it is paid. */
export function isHosted(code: string): boolean {
  return paymentMethod(code)?.isHosted ?? false;
}
