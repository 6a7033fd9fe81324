import pino from "pino";
import { logDestination } from "./log-destination.mjs";
import { logLevel } from "./log-level.mjs";
import { loggedError } from "./logged-error.mjs";

/** Of the processes of a cluster each has a number. */
const { CLUSTER_PROCESS: number } = process.env;

/**
 * What the web server tells: lines of JSON on standard output, at LOG_LEVEL and above. They are written some at a time,
 * for each writing wakes another thread; what waits at the end of the process is written then.
 */
export const log = pino(
  {
    base: { name: "server", process: number },
    level: logLevel(process.env),
    serializers: { err: loggedError },
  },
  logDestination(1, { sync: false, minLength: 4096, periodicFlush: 250 }),
);
