import type { JobContext } from "../../jobs/job";
import { openProvider } from "../open-provider";
import { type OperationResult, type PaymentProvider, PaymentRejected } from "../payment-provider";
import type { ClaimedOperation } from "./payment-queue";
import { recordedResult } from "./recorded-result";

/** Result of an attempt; retry: nobody knows whether the service has acted. */
export type AttemptResult = OperationResult | { state: "retry"; problem: string };

/**
 * Calls the payment service for a claimed operation. A repeated attempt first asks whether the previous one was carried
 * out: the service may have forgotten its key by now.
 */
export async function attemptOperation(
  { settings }: Pick<JobContext, "settings">,
  operation: ClaimedOperation,
): Promise<AttemptResult> {
  try {
    const provider = openProvider(settings, operation.provider);
    if (!provider) return { state: "retry", problem: `PAYMENTS has no keys for ${operation.provider}.` };
    const earlier = operation.attempts > 1 ? await earlierResult(provider, operation) : null;
    return earlier ?? (await call(provider, operation));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return error instanceof PaymentRejected
      ? { state: "failed", reference: null, problem }
      : { state: "retry", problem };
  }
}

function call(provider: PaymentProvider, operation: ClaimedOperation): Promise<OperationResult> {
  const { kind, payment_reference, amount_cents, idempotency_key } = operation;
  if (kind === "capture") return provider.capture(payment_reference, amount_cents, idempotency_key);
  if (kind === "void") return provider.void(payment_reference, idempotency_key);
  return provider.refund(payment_reference, amount_cents, idempotency_key);
}

/** What the service has recorded of the operation; null when nothing. */
async function earlierResult(
  provider: PaymentProvider,
  operation: ClaimedOperation,
): Promise<OperationResult | null> {
  const recorded = await provider.fetch(operation.payment_reference);
  return recorded && recordedResult(operation, recorded);
}
