import pino from "pino";
import { logLevel } from "./log-level.mjs";
import { loggedError } from "./logged-error.mjs";

/** Of the processes of a cluster each has a number. */
const { CLUSTER_PROCESS: number } = process.env;

/** What the web server tells: lines of JSON on standard output, at LOG_LEVEL and above. */
export const log = pino({
  base: { name: "server", process: number },
  level: logLevel(process.env),
  serializers: { err: loggedError },
});
