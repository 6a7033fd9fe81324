import type { JobContext } from "../jobs/job";
import { logger } from "../shared/logger";
import { printDue } from "./print-orders";
import { writeMissingTickets } from "./write-ticket";

/**
 * Prints in the background of one process what requests have made due, beside the job that prints what is due of all
 * orders: staff who wait for an order need not wait for others.
 * @param stores by store code; orders of other stores are left to the processes that serve them
 */
export function startPrintRunner(stores: ReadonlyMap<string, JobContext>) {
  const ending = new AbortController();
  const running = new Set<Promise<void>>();

  /**
   * Signals, after its transaction, that lines of an order are due, or lack a ticket. Returns at once and never throws.
   * @returns whether this process prints for that store
   */
  function wake(storeCode: string, orderId: number): boolean {
    const store = stores.get(storeCode);
    if (!store || ending.signal.aborted) return false;
    const work = printOrder({ ...store, signal: ending.signal }, orderId)
      .catch((error) => {
        if (!ending.signal.aborted)
          logger.error({ err: error, order: orderId }, "an order could not be printed");
      })
      .finally(() => running.delete(work));
    running.add(work);
    return true;
  }

  return {
    wake,
    /** Ends the drawing at its next step; what is left is due for the job. */
    async close() {
      ending.abort(new Error("The shop ends."));
      await Promise.all(running);
    },
  };
}

async function printOrder(context: JobContext, orderId: number): Promise<void> {
  await printDue(context, orderId);
  if (!context.signal?.aborted) await writeMissingTickets(context, orderId);
}
