import { logger } from "../shared/logger";

/** How long claimed work is left to a process that says nothing more of it. */
export const CLAIM_MILLISECONDS = 3 * 60_000;
const RENEW_MILLISECONDS = 60_000;

/**
 * Does claimed work and renews the claim every minute meanwhile, so that work may take long and yet is soon taken over
 * when its process has died.
 * @param renew false when the claim was lost, such as when the machine slept
 * @param work is told then, to end at its next step
 */
export async function holdClaim<Result>(
  renew: () => Promise<boolean>,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  let renewing = Promise.resolve();

  async function renewOnce(): Promise<void> {
    try {
      if (!(await renew())) lost.abort(new Error("Another process has taken over."));
    } catch (error) {
      logger.warn({ err: error }, "a claim could not be renewed");
    }
  }

  const timer = setInterval(() => {
    renewing = renewing.then(renewOnce);
  }, RENEW_MILLISECONDS);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
    await renewing;
  }
}
