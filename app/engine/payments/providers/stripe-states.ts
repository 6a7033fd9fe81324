import type Stripe from "stripe";
import type { DisputeReport, OperationResult, ProviderRecord } from "../payment-provider";

/** Stripe's states in the words of the payment port. */

/** Stripe's states of a refund. */
export function refundResult({ id, status, failure_reason }: Stripe.Refund): OperationResult {
  if (status === "succeeded") return { state: "settled", reference: id };
  if (status === "failed" || status === "canceled") {
    return { state: "failed", reference: id, problem: failure_reason ?? `The refund is ${status}.` };
  }
  return { state: "pending", reference: id };
}

/** Where the money of a payment intent is. */
export function recordedState(status: Stripe.PaymentIntent.Status): ProviderRecord["state"] {
  if (status === "succeeded") return "captured";
  return status === "canceled" ? "voided" : "authorized";
}

/** States before a dispute, in which the amount stays with the store. */
const INQUIRIES: Stripe.Dispute.Status[] = [
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
];

/** A dispute in Stripe's words; an inquiry that ends without one is won. */
export function disputeReport(dispute: Stripe.Dispute): DisputeReport {
  const { id, payment_intent, amount, reason, status } = dispute;
  const isWon = status === "won" || status === "warning_closed";
  return {
    reference: id,
    paymentReference: idOf(payment_intent),
    cents: amount,
    reason,
    state: isWon ? "won" : status === "lost" ? "lost" : "open",
    isWithdrawn: !INQUIRIES.includes(status),
    feeCents: disputeFee(dispute),
  };
}

/** The fee of a payment whose charge and its balance transaction are expanded, in cents. */
export function chargeFee({ latest_charge }: Stripe.PaymentIntent): number | null {
  return typeof latest_charge === "string" ? null : feeOf(latest_charge?.balance_transaction);
}

/** The fee of an expanded balance transaction, in cents; null while there is none. */
export function feeOf(transaction: string | Stripe.BalanceTransaction | null | undefined): number | null {
  return typeof transaction === "object" && transaction !== null ? transaction.fee : null;
}

/** Stripe charges for a dispute when it withdraws the amount. */
function disputeFee({ balance_transactions }: Pick<Stripe.Dispute, "balance_transactions">): number | null {
  if (!balance_transactions?.length) return null;
  return balance_transactions.reduce((total, { fee }) => total + fee, 0);
}

/** The id of an object that may be expanded. */
function idOf(object: string | { id: string } | null | undefined): string {
  return typeof object === "string" ? object : (object?.id ?? "");
}
