import type { PaymentName } from "~/settings/payment-names.server";
import { bankTransfer } from "./methods/bank-transfer";
import { card } from "./methods/card";
import { check } from "./methods/check";
import { free } from "./methods/free";
import { paypal } from "./methods/paypal";
import { stripe } from "./methods/stripe";
import type { Configuration, PaymentMethod } from "./payment-method";
import type { ProviderName } from "./payment-provider";

/** All payment methods. */
const PAYMENT_METHODS: readonly PaymentMethod[] = [free, stripe, paypal, card, check, bankTransfer];

export interface OfferedMethod extends Pick<PaymentMethod, "code" | "firstStatus" | "isSandbox"> {
  title: string;
  note: string | null;
}

/**
 * The payment methods for an order of `grandTotalCents` by the store's configuration.
 * @param names of the setting PAYMENTS, in the order in which they are offered
 */
export function availablePaymentMethods(
  grandTotalCents: number,
  configuration: Configuration,
  names: readonly PaymentName[],
): OfferedMethod[] {
  const always = PAYMENT_METHODS.filter(({ setting }) => setting === null);
  const chosen = names.flatMap((name) => PAYMENT_METHODS.filter(({ setting }) => setting === name));
  return [...always, ...chosen]
    .filter((method) => method.isOffered(grandTotalCents, configuration))
    .map(({ labels, code, firstStatus, isSandbox }) => ({
      code,
      firstStatus,
      isSandbox,
      ...labels(configuration),
    }));
}

/** The payment service of the method with that code; by hand for a method that is not offered any more. */
export function providerNameOf(code: string): ProviderName {
  return paymentMethod(code)?.provider ?? "by-hand";
}

/** The method with the code that an order stores; undefined when no method has it. */
export function paymentMethod(code: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.code === code);
}

/** Whether the shopper pays on the hosted page; the order is confirmed by email once it is paid. */
export function isHosted(code: string): boolean {
  return paymentMethod(code)?.isHosted ?? false;
}

/** How staff have to send a refund; null when it goes back by itself. */
export function refundByHand({
  payment_method,
}: {
  payment_method: string;
}): { forStaff: string; forBuyer: string } | null {
  return paymentMethod(payment_method)?.sentByBuyer?.refund ?? null;
}
