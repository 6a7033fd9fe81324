import { logger } from "../shared/logger";
import { watchClock } from "./clock-watch";
import type { JobContext } from "./job";
import { jobs } from "./jobs";
import { runDueJobs } from "./run-due-jobs";

/**
 * Runs one process's share of the jobs in the background: checks at this interval (in seconds) whether a job of a store
 * is due, first after one interval.
 */
export function startJobClock(stores: JobContext[], seconds: number) {
  const ending = new AbortController();
  const readClock = watchClock(stores[0].db, { every: seconds * 1000 });
  let running: Promise<void> | null = null;

  function check(): void {
    running ??= runAll().finally(() => {
      running = null;
    });
  }

  async function runAll(): Promise<void> {
    const clock = await readClock().catch((error) => {
      logger.error({ err: error }, "the clock could not be read");
    });
    if (!clock) return;
    const possible = clock.isDoubtful ? jobs.filter(({ ignoresDate }) => ignoresDate) : jobs;
    for (const store of stores) {
      await runDueJobs({ ...store, signal: ending.signal }, possible, clock.time).catch((error) =>
        logger.error({ err: error, store: store.storeCode }, "the jobs could not be read"),
      );
    }
  }

  const timer = setInterval(check, seconds * 1000);
  timer.unref();
  return {
    /** Resolves when the running job has ended at its next step. */
    async close() {
      clearInterval(timer);
      ending.abort(new Error("The shop ends."));
      await running;
    },
  };
}
