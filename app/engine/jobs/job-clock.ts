import { logger } from "../shared/logger";
import type { JobContext } from "./job";
import { jobs } from "./jobs";
import { runDueJobs } from "./run-due-jobs";

const LOOK_AGAIN_MILLISECONDS = 60_000;

/** Runs one process's share of the jobs beside the requests. */
export interface JobClock {
  /** Stops looking; resolves when the job at work has ended. */
  close(): Promise<void>;
}

/** Looks every minute whether a job is due, the first time after a minute. */
export function startJobClock(context: JobContext): JobClock {
  let running: Promise<void> | null = null;

  function look(): void {
    running ??= runDueJobs(context, jobs)
      .catch((error) => logger.error({ err: error }, "the jobs could not be read"))
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(look, LOOK_AGAIN_MILLISECONDS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
