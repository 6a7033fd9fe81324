import { paymentsOf } from "./payment-names.server";
import type { Settings } from "./settings.server";

/**
 * Why a live shop must not start: nobody has said in which states it is registered, and to collect tax elsewhere is an
 * offense. A shop that only demonstrates the sandbox charges nobody. Null when it may start.
 */
export function liveTaxProblem({
  entrance,
  payments,
  production,
  stores,
  taxes,
}: Pick<Settings, "entrance" | "payments" | "production" | "stores" | "taxes">): string | null {
  if (!production || entrance.isLocal || taxes.registrations) return null;
  const isDemonstration = stores.every((code) => paymentsOf(payments, code).includes("sandbox"));
  if (isDemonstration) return null;
  return "TAX_REGISTRATIONS must name the states in which the shop is registered for sales tax, such as IL:2026-01-01,TX:2026-06-01, or none";
}
