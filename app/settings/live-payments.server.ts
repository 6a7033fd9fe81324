import { paymentsOf } from "./payment-names.server";
import type { Settings } from "./settings.server";

/**
 * Why a live shop must not start: it offers the sandbox, where everybody gets an order without being charged. A shop is
 * live when shoppers reach it in production under another name than localhost. Null when it may start.
 */
export function livePaymentProblem({
  entrance,
  payments,
  production,
  stores,
}: Pick<Settings, "entrance" | "payments" | "production" | "stores">): string | null {
  if (!production || entrance.isLocal || payments.allowsLiveSandbox) return null;
  if (!stores.some((code) => paymentsOf(payments, code).includes("sandbox"))) return null;
  return "PAYMENTS offers the sandbox, where nobody is charged; set it to stripe,check for example, or ALLOW_SANDBOX_PAYMENTS=1 for a demonstration";
}
