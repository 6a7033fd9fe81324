import { formatMoney } from "../../totals/money";
import { type Configuration, isOwed, type PaymentMethod } from "../payment-method";

export const check: PaymentMethod = {
  code: "checkmo",
  setting: "check",
  provider: "by-hand",
  labels,
  isOffered: isOwed,
  firstStatus: "pending_payment",
  isHosted: false,
  isSandbox: false,
  sentByBuyer: {
    instructions(order, { name, address }) {
      const amount = formatMoney(order.grand_total_cents);
      return `Please make your check for ${amount} payable to ${name}, write order number ${order.number} on it and mail it to ${name}, ${address}. We start as soon as it arrives.`;
    },
    notReceived: {
      heading: "We didn't receive your check",
      onItsWay: "If your check is in the mail, please contact us and we'll sort it out.",
    },
    refund: {
      forStaff: "by check",
      forBuyer: "We'll mail a check to your billing address within five days.",
    },
  },
};

/** With pay_later at 1, the title says that the payment comes later (specification §3). */
function labels(configuration: Configuration): { title: string; note: string | null } {
  if (configuration.get("pay_later") !== "1") return { title: "Check / Money order", note: null };
  return {
    title: "Pay later by check / money order",
    note: "Order today and mail your check within 30 days. We'll start as soon as it arrives.",
  };
}
