import { logger } from "../shared/logger";
import type { JobContext } from "./job";
import { jobs } from "./jobs";
import { runDueJobs } from "./run-due-jobs";

/** Runs one process's share of the jobs beside the requests. */
export interface JobClock {
  /** Stops looking; resolves when the job at work has ended, at its next step. */
  close(): Promise<void>;
}

/** Looks every JOB_SECONDS whether a job is due, the first time after as long. */
export function startJobClock(context: JobContext): JobClock {
  const ending = new AbortController();
  let running: Promise<void> | null = null;

  function look(): void {
    running ??= runDueJobs({ ...context, signal: ending.signal }, jobs)
      .catch((error) => logger.error({ err: error }, "the jobs could not be read"))
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(look, context.settings.processes.jobSeconds * 1000);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      ending.abort(new Error("The shop ends."));
      await running;
    },
  };
}
