import { isOwed, type PaymentMethod } from "../payment-method";

export const free: PaymentMethod = {
  code: "free",
  setting: null,
  provider: "by-hand",
  labels: () => ({ title: "No payment required", note: null }),
  isOffered: (cents) => !isOwed(cents),
  firstStatus: "processing",
  isHosted: false,
  isSandbox: false,
};
