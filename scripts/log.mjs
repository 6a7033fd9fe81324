import pino from "pino";
import { loggedError } from "./logged-error.mjs";

/** Of the processes of a cluster each has a number. */
const { LOG_LEVEL: level = "info", CLUSTER_PROCESS: number } = process.env;

/** What the web server tells: lines of JSON on standard output, at LOG_LEVEL and above. */
export const log = pino({
  base: { name: "server", process: number },
  level,
  serializers: { err: loggedError },
});
