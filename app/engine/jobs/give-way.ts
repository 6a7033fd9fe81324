import { setTimeout as pause } from "node:timers/promises";

/** As long as a few requests take. */
const PAUSE_MILLISECONDS = 10;

/**
 * Lets the process answer shoppers between two steps of a long job: SQLite works within the process, and one statement
 * after the other would leave them no turn.
 */
export async function giveWay(): Promise<void> {
  await pause(PAUSE_MILLISECONDS);
}
