const EVENTS = ["uncaughtException", "unhandledRejection"];

/**
 * Ends the process with `end` on an uncaught error, until the returned function is called: from then on `report` gets
 * such an error, and the process continues. See docs/decisions/0057-no-request-ends-the-process.md.
 * @param {(error: unknown) => void} end
 * @returns {(report: (error: unknown) => void) => void} to be called once requests are served
 */
export function endAtUncaughtErrors(end) {
  for (const event of EVENTS) process.on(event, end);
  return (report) => {
    for (const event of EVENTS) {
      process.off(event, end);
      process.on(event, report);
    }
  };
}
