import { isOwed, type PaymentMethod } from "../payment-method";

export const stripe: PaymentMethod = {
  code: "stripe",
  setting: "stripe",
  provider: "stripe",
  labels: () => ({
    title: "Card, Apple Pay, Google Pay, or Link",
    note: "You'll pay on Stripe's secure page, then come right back. We never see your card number.",
  }),
  isOffered: isOwed,
  firstStatus: "pending_payment",
  isHosted: true,
  isSandbox: false,
};
