import { DAY_MILLISECONDS } from "~/brand/calendar-day";
import { formatDate } from "../../shared/format-date";
import { formatMoney } from "../../totals/money";
import { isOwed, type PaymentMethod } from "../payment-method";

export const bankTransfer: PaymentMethod = {
  code: "banktransfer",
  setting: "banktransfer",
  provider: "by-hand",
  labels: () => ({
    title: "Bank transfer",
    note: "We'll give you our bank details with your order. We'll start as soon as your transfer arrives.",
  }),
  isOffered: isOwed,
  firstStatus: "pending_payment",
  isHosted: false,
  isSandbox: false,
  sentByBuyer: {
    instructions(order, { name, bankTransfer }) {
      const amount = formatMoney(order.grand_total_cents);
      if (!bankTransfer) return `Please transfer ${amount} to ${name} and contact us for our bank details.`;
      const due = dueDate(order.created_at, bankTransfer.days);
      return `Please transfer ${amount} to ${name}, ${bankTransfer.account}, with order number ${order.number} as the reference. It should arrive by ${due}. We start as soon as it does.`;
    },
    notReceived: {
      heading: "We didn't receive your transfer",
      onItsWay: "If you've already sent it, please contact us and we'll sort it out.",
    },
    refund: {
      forStaff: "by bank transfer",
      forBuyer: "We'll email you to ask which account we should send it to.",
    },
  },
};

function dueDate(orderedAt: string, days: number): string {
  return formatDate(new Date(Date.parse(orderedAt) + days * DAY_MILLISECONDS).toISOString());
}
