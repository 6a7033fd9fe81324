import cluster from "node:cluster";
import { once } from "node:events";

const SIGNALS = ["SIGTERM", "SIGINT"];
/** Less than supervisors wait before they kill a process, usually 30 seconds. */
const LIMIT_MILLISECONDS = 25_000;
/** How soon an idle connection is closed after its last response. */
const IDLE_MILLISECONDS = 100;

let stopping = false;

/** True after the process was asked to stop: it serves pending requests, but wants no new ones. */
export function isStopping() {
  return stopping;
}

/**
 * A handler that makes clients open their next connection elsewhere after the process was asked to stop.
 * @type {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function endConnectionWhenStopping(_request, response, next) {
  if (stopping) response.setHeader("Connection", "close");
  next();
}

/**
 * Ends the process on a signal: during the delay it still accepts connections, so that load balancers learn from
 * /readyz before. Then requests, the current job and email are finished, and the database is closed. After 25 seconds,
 * or on a second signal, everything is aborted. In a cluster this is left to the primary, since a terminal's signal
 * reaches both.
 * @param {import("node:http").Server} server
 * @param {(answered: Promise<unknown>) => Promise<void>} closeShop stops background work, and closes the database once all requests are finished
 * @param {number} delay in milliseconds
 */
export function stopGracefully(server, closeShop, delay) {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!stopping) stop(server, closeShop, delay);
      else if (!cluster.isWorker) breakOff("at the second signal");
    });
  }
}

async function stop(server, closeShop, delay) {
  stopping = true;
  setTimeout(breakOff, LIMIT_MILLISECONDS, "after 25 seconds").unref();
  const answered = once(server, "close");
  setTimeout(closeServer, delay, server);
  try {
    await closeShop(answered);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  process.exit(0);
}

function closeServer(server) {
  server.close();
  setInterval(() => server.closeIdleConnections(), IDLE_MILLISECONDS).unref();
}

function breakOff(when) {
  console.error(`The shop was ended ${when}, before everything was finished.`);
  process.exit(1);
}
