import cluster from "node:cluster";
import { once } from "node:events";

const SIGNALS = ["SIGTERM", "SIGINT"];
/** Less than what supervisors wait before they end a process themselves, 30 seconds as a rule. */
const LIMIT_MILLISECONDS = 25_000;
/** How soon a connection is closed whose last request has been answered. */
const IDLE_MILLISECONDS = 100;

let stopping = false;

/** Whether the process was asked to stop: it answers what is under way and wants no new requests. */
export function isStopping() {
  return stopping;
}

/**
 * Ends the process when it is asked to: requests, the job and the mail under way are finished, then the database is
 * closed. What takes longer than 25 seconds is broken off; a second signal breaks it off at once. A process of a cluster
 * leaves that to its primary, for a terminal's signal reaches both.
 * @param {import("node:http").Server} server
 * @param {(answered: Promise<unknown>) => Promise<void>} closeShop stops what runs beside requests, and closes the
 *   database once all are answered
 */
export function stopGracefully(server, closeShop) {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!stopping) stop(server, closeShop);
      else if (!cluster.isWorker) breakOff("at the second signal");
    });
  }
}

async function stop(server, closeShop) {
  stopping = true;
  setTimeout(breakOff, LIMIT_MILLISECONDS, "after 25 seconds").unref();
  const answered = once(server, "close");
  server.close();
  setInterval(() => server.closeIdleConnections(), IDLE_MILLISECONDS).unref();
  try {
    await closeShop(answered);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  process.exit(0);
}

function breakOff(when) {
  console.error(`The shop was ended ${when}, before everything was finished.`);
  process.exit(1);
}
