import type { z } from "zod";

/** Ways to pay, by their names in `PAYMENTS`. An order of zero needs none. */
export const PAYMENT_NAMES = ["stripe", "paypal", "check", "banktransfer", "sandbox"] as const;
export type PaymentName = (typeof PAYMENT_NAMES)[number];

export const DEFAULT_PAYMENTS = "sandbox,check";
const WRONG_PAYMENTS = `must be a list of ${PAYMENT_NAMES.join(", ")}, or such lists by store: mpc=stripe,check;neon=paypal`;

/** The ways to pay in a store, in the order in which they are offered. */
export function paymentsOf(
  { offered }: { offered: Record<string, PaymentName[]> },
  storeCode: string,
): PaymentName[] {
  return offered[storeCode] ?? offered[""] ?? readPayments(DEFAULT_PAYMENTS)[""];
}

/** "mpc=stripe,check;neon=paypal" → lists by store code; a list without a code is for all other stores. */
export function readPayments(text: string, context?: z.RefinementCtx): Record<string, PaymentName[]> {
  const offered: Record<string, PaymentName[]> = {};
  for (const part of text.split(";").filter((each) => each.trim() !== "")) {
    const [, code = "", list] = /^\s*(?:([a-z][a-z0-9_]{0,31})=)?([a-z,\s]+)$/.exec(part) ?? [];
    const names = (list ?? "").split(",").map((name) => name.trim());
    if (names.every(isPaymentName)) offered[code] = [...new Set(names)];
    else context?.addIssue({ code: "custom", message: WRONG_PAYMENTS });
  }
  return offered;
}

function isPaymentName(name: string): name is PaymentName {
  return PAYMENT_NAMES.some((each) => each === name);
}
