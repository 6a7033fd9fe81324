import { Counter } from "prom-client";
import { log } from "./log.mjs";

/**
 * Creates a function that logs an uncaught error, and counts it in /metrics.
 * @returns {(error: unknown) => void}
 */
export function uncaughtErrorReporter() {
  const uncaught = new Counter({
    name: "shop_uncaught_errors_total",
    help: "Errors that no part of the program caught; each is a defect to mend.",
  });
  return (error) => {
    uncaught.inc();
    log.error({ err: error }, "an error was not caught");
  };
}
