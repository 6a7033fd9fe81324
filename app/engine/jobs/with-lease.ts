import { logger } from "../shared/logger";

/** Duration of a lease on claimed work that is not renewed. */
export const LEASE_MILLISECONDS = 3 * 60_000;
const RENEW_MILLISECONDS = 60_000;

/**
 * Runs claimed work and renews its lease every minute, so that work may take long, and is yet taken over soon when its
 * process dies.
 * @param renew returns false when the lease was lost, for example after the machine slept
 * @param work gets a signal that is aborted in that case; it must stop at its next step
 */
export async function withLease<Result>(
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
