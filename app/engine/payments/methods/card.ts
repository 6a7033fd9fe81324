import { isOwed, type PaymentMethod } from "../payment-method";

const SANDBOX_FLAGS = ["payflowpro_sandbox_flag", "authorizenet_sandbox_flag"];

/** The practice page (specification §3): a sandbox flag of 1 offers it; a store with both flags at 0 never shows it. */
export const card: PaymentMethod = {
  code: "sandbox_hosted",
  setting: "sandbox",
  provider: "sandbox",
  labels: () => ({
    title: "Card (secure payment page)",
    note: "Visa, Mastercard, American Express, or Discover. Test mode: the payment page only accepts test card numbers, and no card is charged.",
  }),
  isOffered: (cents, configuration) =>
    isOwed(cents) && SANDBOX_FLAGS.some((flag) => configuration.get(flag) === "1"),
  firstStatus: "pending_payment",
  isHosted: true,
  isSandbox: true,
};
