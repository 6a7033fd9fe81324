import cluster from "node:cluster";
import { once } from "node:events";

const SIGNALS = ["SIGTERM", "SIGINT"];
/** Less than what supervisors wait before they end a process themselves, 30 seconds as a rule. */
const LIMIT_MILLISECONDS = 25_000;
/** How soon a connection is closed whose last request has been answered. */
const IDLE_MILLISECONDS = 100;

let stopping = false;

/** Whether the process was asked to stop: it answers what still comes, and wants no new requests. */
export function isStopping() {
  return stopping;
}

/**
 * A handler that lets a client open its next connection elsewhere, when the process was asked to stop.
 * @type {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function endConnectionWhenStopping(_request, response, next) {
  if (stopping) response.setHeader("Connection", "close");
  next();
}

/**
 * Ends the process when it is asked to: for the delay it still takes connections, so that load balancers learn by /readyz
 * that it ends before it does. Then requests, the job and the mail under way are finished, then the database is
 * closed. What takes longer than 25 seconds is broken off; a second signal breaks it off at once. A process of a cluster
 * leaves that to its primary, for a terminal's signal reaches both.
 * @param {import("node:http").Server} server
 * @param {(answered: Promise<unknown>) => Promise<void>} closeShop stops what runs beside requests, and closes the
 *   database once all are answered
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
