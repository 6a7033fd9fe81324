import type { Job, JobContext } from "../../jobs/job";
import { MAX_ATTEMPTS } from "../../jobs/operation-attempts";
import { withLease } from "../../jobs/with-lease";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { logger } from "../../shared/logger";
import { type AttemptResult, attemptOperation } from "./attempt-operation";
import { type ClaimedOperation, paymentQueue } from "./payment-queue";
import { recordResult } from "./record-result";

const MINUTE = 60_000;
/** Another process may take over after this time. */
const MAX_MILLISECONDS = 5 * MINUTE;

/**
 * Carries out the captures, voids and refunds that are due. Each is repeated with the same key until the payment
 * service has answered, so that neither a killed process nor a lost answer moves money twice.
 */
export const carryOutOperations: Job = {
  name: "carry-out-payment-operations",
  everyMilliseconds: 15_000,
  async run(context, now) {
    const began = performance.now();
    const time = () => new Date(now.getTime() + performance.now() - began);
    await paymentQueue.boundTimes(context.db, now);
    while (performance.now() - began < MAX_MILLISECONDS && (await carryOutNext(context, time))) {
      await yieldToRequests(context.signal);
    }
    context.wakeMail();
  },
};

/** @returns whether there was something to do */
async function carryOutNext(context: JobContext, time: () => Date): Promise<boolean> {
  const operation = await paymentQueue.claim(context.db, context.storeCode, time());
  if (!operation) return false;
  const result = await withLease(
    () => paymentQueue.renew(context.db, operation, time()),
    () => attemptOperation(context, operation),
  );
  await record(context, operation, result, time());
  return true;
}

async function record(context: JobContext, operation: ClaimedOperation, result: AttemptResult, now: Date) {
  if (result.state !== "retry") return recordResult(context, operation, result, now);
  const { problem } = result;
  if (operation.attempts >= MAX_ATTEMPTS) {
    return recordResult(context, operation, { state: "failed", reference: null, problem }, now);
  }
  logger.warn({ operation: operation.idempotency_key, problem }, "a payment operation is tried again later");
  await paymentQueue.postpone(context.db, operation, { problem, now });
}
