import type { OrderStatus } from "../orders/order-states";

/** A way to pay. Card numbers never come here: a card is paid on a hosted page. */
export interface PaymentMethod {
  code: string;
  title: string;
  /** What the shopper should know of it; null when there is nothing to say. */
  note: string | null;
  /** Whether an order of that many cents can be paid so. */
  serves: (grandTotalCents: number) => boolean;
  /** Status of an order that was just placed. */
  firstStatus: OrderStatus;
  /** Paid on a page that the shopper is sent to; the order is confirmed by mail once it is paid. */
  isHosted: boolean;
  /** For practice: nothing is charged. */
  isSandbox: boolean;
}

/** The store's configuration values by key. */
type Configuration = ReadonlyMap<string, string>;

const SANDBOX_FLAGS = ["payflowpro_sandbox_flag", "authorizenet_sandbox_flag"];
const HOSTED_CODES: readonly string[] = ["sandbox_hosted"];

const isOwed = (cents: number) => cents > 0;

const free: PaymentMethod = {
  code: "free",
  title: "No payment required",
  note: null,
  serves: (cents) => !isOwed(cents),
  firstStatus: "processing",
  isHosted: false,
  isSandbox: false,
};

const card: PaymentMethod = {
  code: "sandbox_hosted",
  title: "Card (secure payment page)",
  note: "This shop is in practice mode: the payment page takes test numbers, and no card is charged.",
  serves: isOwed,
  firstStatus: "pending_payment",
  isHosted: true,
  isSandbox: true,
};

const check: PaymentMethod = {
  code: "checkmo",
  title: "Check / Money order",
  note: null,
  serves: isOwed,
  firstStatus: "pending_payment",
  isHosted: false,
  isSandbox: false,
};

const checkLater: PaymentMethod = {
  ...check,
  title: "Pay later by check / money order",
  note: "Order today and send your check within 30 days. We start as soon as it arrives.",
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

/** Whether the shopper pays on the hosted page. */
export function isHosted(code: string): boolean {
  return HOSTED_CODES.includes(code);
}
