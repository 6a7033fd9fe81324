import type { OrderStatus } from "../orders/order-states";

/** The codes that orders keep of how they are paid. */
export type PaymentCode = "free" | "sandbox_hosted" | "checkmo";

/** How the shop gets the money: not at all, on a hosted page, or by a check in the mail. */
export type Collection = "nothing" | "page" | "check";

/** A way to pay. Card numbers never come here: a card is paid on a hosted page. */
export interface PaymentMethod {
  code: PaymentCode;
  title: string;
  /** What the shopper should know of it; null when there is nothing to say. */
  note: string | null;
  /** Whether an order of that many cents can be paid so. */
  serves: (grandTotalCents: number) => boolean;
  /** Status of an order that was just placed. */
  firstStatus: OrderStatus;
  /** For practice: nothing is charged. */
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
 * The ways to pay an order of that many cents, by the store's configuration (specification §3): a sandbox flag of 1
 * offers the card on the practice page, which a shop with both flags at 0 never shows; pay_later of 1 names the check
 * as what it is, a payment later.
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

/** How an order with that payment code is paid; null for a code that no method has. */
export function collectionOf(code: string): Collection | null {
  return isPaymentCode(code) ? COLLECTIONS[code] : null;
}

/** Whether the shopper pays on the hosted page; the order is confirmed by email once it is paid. */
export function isHosted(code: string): boolean {
  return collectionOf(code) === "page";
}

function isPaymentCode(code: string): code is PaymentCode {
  return Object.hasOwn(COLLECTIONS, code);
}
