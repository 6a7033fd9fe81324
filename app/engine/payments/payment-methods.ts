import type { OrderStatus } from "../orders/order-states";

/** A way to pay. Card numbers never come here: a card is paid on a hosted page. */
export interface PaymentMethod {
  code: string;
  title: string;
  /** Whether an order of that many cents can be paid so. */
  serves: (grandTotalCents: number) => boolean;
  /** Status of an order that was just placed. */
  firstStatus: OrderStatus;
  /** Paid on a page that the shopper is sent to; the order is confirmed by mail once it is paid. */
  isHosted: boolean;
}

const isOwed = (cents: number) => cents > 0;

const paymentMethods: PaymentMethod[] = [
  {
    code: "free",
    title: "No payment required",
    serves: (cents) => !isOwed(cents),
    firstStatus: "processing",
    isHosted: false,
  },
  {
    code: "sandbox_hosted",
    title: "Card (secure payment page)",
    serves: isOwed,
    firstStatus: "pending_payment",
    isHosted: true,
  },
  {
    code: "checkmo",
    title: "Check / Money order",
    serves: isOwed,
    firstStatus: "pending_payment",
    isHosted: false,
  },
];

/** The ways to pay an order of that many cents. */
export function availablePaymentMethods(grandTotalCents: number): PaymentMethod[] {
  return paymentMethods.filter((method) => method.serves(grandTotalCents));
}

/** Whether the shopper pays on the hosted page. */
export function isHosted(code: string): boolean {
  return paymentMethods.some((method) => method.code === code && method.isHosted);
}
