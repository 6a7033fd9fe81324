import { setTimeout as pause } from "node:timers/promises";
import { FilesUnavailable, isPassing } from "./file-failure";

/** No further attempt starts after this time, so that requests are answered in time. */
const MAX_RETRY_MILLISECONDS = 4000;
/** Milliseconds before the second, third and fourth attempt, with jitter of one half. */
const PAUSES = [100, 400, 1600];

/**
 * Retries after a transient failure: a broken connection, a timeout, a busy store.
 * @throws FilesUnavailable when the last attempt fails transiently, too, or the time is over; any other error at once
 */
export async function retryWithBackoff<Result>(ask: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  for (const milliseconds of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (performance.now() - began > MAX_RETRY_MILLISECONDS) throw unavailable(error);
      await pause(milliseconds * (0.5 + Math.random()));
    }
  }
  try {
    return await ask();
  } catch (error) {
    if (!isPassing(error)) throw error;
    throw unavailable(error);
  }
}

function unavailable(error: unknown): FilesUnavailable {
  const reason = error instanceof Error ? error.message : String(error);
  return new FilesUnavailable(`The store of files does not answer: ${reason}`, { cause: error });
}
