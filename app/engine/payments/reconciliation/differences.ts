import type { Row } from "../../database/schema";
import { formatMoney } from "../../totals/money";
import type { ProviderRecord } from "../payment-provider";

interface Compared {
  /** Of the order. */
  number: string;
  payment: Row<"payment">;
  operations: Row<"payment_operation">[];
  recorded: ProviderRecord;
}

/** What the store and the payment service record differently of a payment, one sentence each. Pure. */
export function differencesOf({ number, payment, operations, recorded }: Compared): string[] {
  const isChanging = operations.some(({ state }) => state === "waiting" || state === "pending");
  if (isChanging) return [];
  return [...ofCharge(payment, recorded), ...ofRefunds(operations, recorded)].map(
    (difference) => `Order ${number}, payment ${payment.reference}: ${difference}`,
  );
}

function ofCharge({ amount_cents, state }: Row<"payment">, recorded: ProviderRecord): string[] {
  if (state === "authorized" || state === "voided") {
    return recorded.state === state ? [] : [`we record it as ${state}, the service as ${recorded.state}.`];
  }
  if (recorded.capturedCents === amount_cents) return [];
  return [`we record ${formatMoney(amount_cents)}, the service ${formatMoney(recorded.capturedCents)}.`];
}

function ofRefunds(operations: Row<"payment_operation">[], { refunds }: ProviderRecord): string[] {
  const ours = operations
    .filter(({ kind, state }) => kind === "refund" && state === "settled")
    .reduce((total, { amount_cents }) => total + amount_cents, 0);
  const theirs = refunds
    .filter(({ state }) => state !== "failed")
    .reduce((total, { cents }) => total + cents, 0);
  if (ours === theirs) return [];
  return [`we record refunds of ${formatMoney(ours)}, the service of ${formatMoney(theirs)}.`];
}
