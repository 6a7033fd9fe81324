import { Counter } from "prom-client";
import { log } from "./log.mjs";

const EVENTS = ["uncaughtException", "unhandledRejection"];

/**
 * Ends the process with `end` on an uncaught error, until the returned function is called. From then on such an error
 * is logged and counted in /metrics, and the process continues. See docs/decisions/0057-no-request-ends-the-process.md.
 * @param {(error: unknown) => void} end
 * @returns {() => void} to be called once requests are served
 */
export function endAtUncaughtErrors(end) {
  for (const event of EVENTS) process.on(event, end);
  return () => {
    const uncaught = new Counter({
      name: "shop_uncaught_errors_total",
      help: "Errors that no part of the program caught; each is a defect to mend.",
    });
    for (const event of EVENTS) {
      process.off(event, end);
      process.on(event, (error) => {
        uncaught.inc();
        log.error({ err: error }, "an error was not caught");
      });
    }
  };
}
