import { setImmediate } from "node:timers/promises";

/**
 * How long requests that arrive together may be worked on before the process looks for what else has arrived. Node takes
 * one new connection each time it looks, so that sixty that come at once wait sixty times as long.
 */
const MAX_MILLISECONDS = 10;

/**
 * Makes a handler that lets requests wait when others that arrived with them have kept the process busy. SQLite works
 * within the process, so that the requests of many connections would otherwise be worked on without a pause. Those that
 * wait come one in each turn of the event loop, in their order; one that was answered or left meanwhile is dropped.
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void | Promise<void>}
 */
export function shareEventLoop() {
  /** When the first request of this turn of the event loop arrived; undefined before it does. */
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
    if (began === undefined) startTurn();
    const isFree = waiting === 0 && performance.now() - began < MAX_MILLISECONDS;
    return isFree ? next() : wait(response, next);
  };
}
