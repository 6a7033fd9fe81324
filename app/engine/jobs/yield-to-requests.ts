import { setTimeout as pause } from "node:timers/promises";

/** About the duration of a few requests. */
const PAUSE_MILLISECONDS = 10;

/**
 * Yields to requests between two steps of a long job: SQLite runs in the process, and a loop of statements would block
 * the event loop.
 * @param signal of the job
 * @throws the signal's reason when the job has to stop
 */
export async function yieldToRequests(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await pause(PAUSE_MILLISECONDS);
  signal?.throwIfAborted();
}
