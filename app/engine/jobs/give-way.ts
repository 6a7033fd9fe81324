import { setTimeout as pause } from "node:timers/promises";

/** As long as a few requests take. */
const PAUSE_MILLISECONDS = 10;

/**
 * Lets the process answer shoppers between two steps of a long job: SQLite works within the process, and one statement
 * after the other would leave them no turn.
 * @param signal of the job
 * @throws the reason for which the job is to end here, when there is one
 */
export async function giveWay(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await pause(PAUSE_MILLISECONDS);
  signal?.throwIfAborted();
}
