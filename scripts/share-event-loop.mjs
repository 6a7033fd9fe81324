import { setImmediate } from "node:timers/promises";

/**
 * Time that requests arriving together may take before the process checks for new ones. Node.js accepts one new
 * connection per check, so that sixty concurrent ones would wait sixty times as long.
 */
const MAX_MILLISECONDS = 10;

/**
 * Makes a handler that delays requests when others that arrived with them have kept the process busy. SQLite runs
 * within the process, so that the requests of many connections would otherwise be processed without a pause. Delayed
 * requests run one per turn of the event loop, in order; one that was answered or canceled meanwhile is dropped.
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void | Promise<void>}
 */
export function shareEventLoop() {
  /** Start time of the first request in this turn of the event loop; undefined before it. */
  let began;
  let waiting = 0;
  let last = Promise.resolve();

  async function startTurn() {
    began = performance.now();
    await setImmediate();
    began = undefined;
  }

  async function wait(response, next) {
    waiting += 1;
    last = last.then(() => setImmediate());
    await last;
    waiting -= 1;
    if (!response.headersSent && !response.destroyed) next();
  }

  return (_request, response, next) => {
    const isFirst = began === undefined;
    if (isFirst) startTurn();
    const isFree = waiting === 0 && (isFirst || performance.now() - began < MAX_MILLISECONDS);
    return isFree ? next() : wait(response, next);
  };
}
