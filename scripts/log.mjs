import pino from "pino";
import { logLevel } from "./log-level.mjs";
import { loggedError } from "./logged-error.mjs";

/** Of the processes of a cluster each has a number. */
const { CLUSTER_PROCESS: number } = process.env;

const destination = pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 });
// A disk that is full of logs loses lines; without a listener each would be an uncaught error, whose line is lost as well.
destination.on("error", () => {});

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
  destination,
);
