import { logger } from "../shared/logger";
import type { JobContext } from "./job";
import { jobs } from "./jobs";
import { runDueJobs } from "./run-due-jobs";

/** Runs one process's share of the jobs beside the requests. */
export interface JobClock {
  /** Stops looking; resolves when the job at work has ended, at its next step. */
  close(): Promise<void>;
}

/** Looks every so many seconds whether a job of a store is due, the first time after as long. */
export function startJobClock(stores: JobContext[], seconds: number): JobClock {
  const ending = new AbortController();
  let running: Promise<void> | null = null;

  function look(): void {
    running ??= runAll().finally(() => {
      running = null;
    });
  }

  async function runAll(): Promise<void> {
    for (const store of stores) {
      await runDueJobs({ ...store, signal: ending.signal }, jobs).catch((error) =>
        logger.error({ err: error, store: store.storeCode }, "the jobs could not be read"),
      );
    }
  }

  const timer = setInterval(look, seconds * 1000);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      ending.abort(new Error("The shop ends."));
      await running;
    },
  };
}
