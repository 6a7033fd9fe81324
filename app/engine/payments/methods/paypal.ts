import { isOwed, type PaymentMethod } from "../payment-method";

export const paypal: PaymentMethod = {
  code: "paypal",
  setting: "paypal",
  provider: "paypal",
  labels: () => ({ title: "PayPal", note: "You'll pay on PayPal, then come right back." }),
  isOffered: isOwed,
  firstStatus: "pending_payment",
  isHosted: true,
  isSandbox: false,
};
