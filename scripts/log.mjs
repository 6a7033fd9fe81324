import pino from "pino";
import { logDestination } from "./log-destination.mjs";
import { logLevel } from "./log-level.mjs";
import { loggedError } from "./logged-error.mjs";

/** In a cluster, each process has a number. */
const { CLUSTER_PROCESS: number } = process.env;

/**
 * The web server's log: JSON lines on standard output, at LOG_LEVEL and above. Lines are written in batches, since each
 * write wakes another thread; the rest is written when the process ends.
 */
export const log = pino(
  {
    base: { name: "server", process: number },
    level: logLevel(process.env),
    serializers: { err: loggedError },
  },
  logDestination(1, { sync: false, minLength: 4096, periodicFlush: 250 }),
);
