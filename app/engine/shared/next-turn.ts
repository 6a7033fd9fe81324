import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits until whoever asked before has begun, and the process has answered others in between: SQLite works within the
 * process, so that heavy requests that come at once would otherwise be worked on without a pause.
 */
export function nextTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
