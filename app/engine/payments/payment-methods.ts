import type { OrderStatus } from "../orders/order-states";

/** Payment method codes stored in orders. */
export type PaymentCode = "free" | "sandbox_hosted" | "checkmo";

/** How the payment arrives: none needed, on a hosted page, or by a mailed check. */
export type Collection = "nothing" | "page" | "check";

/** A payment method. Card numbers never reach this application: cards are entered on a hosted page. */
export interface PaymentMethod {
  code: PaymentCode;
  title: string;
  /** Information for the shopper; null when there is none. */
  note: string | null;
  /** True if the method can pay an order of that many cents. */
  serves: (grandTotalCents: number) => boolean;
  /** Initial status of an order. */
  firstStatus: OrderStatus;
  /** For testing: nothing is charged. */
  isSandbox: boolean;
}

/** The store's configuration values by key. */
type Configuration = ReadonlyMap<string, string>;

const SANDBOX_FLAGS = ["payflowpro_sandbox_flag", "authorizenet_sandbox_flag"];
const COLLECTIONS: Record<PaymentCode, Collection> = {
  free: "nothing",
  sandbox_hosted: "page",
  checkmo: "check",
};

const isOwed = (cents: number) => cents > 0;

const free: PaymentMethod = {
  code: "free",
  title: "No payment required",
  note: null,
  serves: (cents) => !isOwed(cents),
  firstStatus: "processing",
  isSandbox: false,
};

const card: PaymentMethod = {
  code: "sandbox_hosted",
  title: "Card (secure payment page)",
  note: "Test mode: the payment page only accepts test card numbers, and no card is charged.",
  serves: isOwed,
  firstStatus: "pending_payment",
  isSandbox: true,
};

const check: PaymentMethod = {
  code: "checkmo",
  title: "Check / Money order",
  note: null,
  serves: isOwed,
  firstStatus: "pending_payment",
  isSandbox: false,
};

const checkLater: PaymentMethod = {
  ...check,
  title: "Pay later by check / money order",
  note: "Order today and mail your check within 30 days. We'll start as soon as it arrives.",
};

/**
 * Available payment methods for an order of that many cents, by the store's configuration (specification §3): a sandbox
 * flag of 1 offers card payment on the test page, which a store with both flags at 0 never shows; pay_later of 1 labels
 * the check as paying later.
 */
export function availablePaymentMethods(
  grandTotalCents: number,
  configuration: Configuration,
): PaymentMethod[] {
  const isPractice = SANDBOX_FLAGS.some((flag) => configuration.get(flag) === "1");
  const methods = [
    free,
    ...(isPractice ? [card] : []),
    configuration.get("pay_later") === "1" ? checkLater : check,
  ];
  return methods.filter((method) => method.serves(grandTotalCents));
}

/** Collection of a payment code; null for an unknown code. */
export function collectionOf(code: string): Collection | null {
  return isPaymentCode(code) ? COLLECTIONS[code] : null;
}

/** True if the shopper pays on the hosted page; such an order is confirmed by email once it is paid. */
export function isHosted(code: string): boolean {
  return collectionOf(code) === "page";
}

function isPaymentCode(code: string): code is PaymentCode {
  return Object.hasOwn(COLLECTIONS, code);
}
