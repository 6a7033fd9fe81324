import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for earlier callers to start, and lets the process serve other requests in between: SQLite runs within the
 * process, so that concurrent heavy requests would otherwise run without a pause.
 */
export function nextTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
