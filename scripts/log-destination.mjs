import { createRequire } from "node:module";
import pino from "pino";

/** pino-pretty is not in an installation for production. */
const require = createRequire(import.meta.url);

/**
 * Destination of a log: JSON lines, or readable text in development.
 * @param {1 | 2} descriptor standard output or standard error
 * @param {import("pino").DestinationObjectOptions} [options] for JSON lines
 * @returns {import("pino").DestinationStream}
 */
export function logDestination(descriptor, options) {
  if (process.env.NODE_ENV === "development") return readableText(descriptor);
  const destination = pino.destination({ ...options, dest: descriptor });
  // If writing fails, such as on a full disk, the line is lost and the request continues.
  destination.on("error", () => {});
  return destination;
}

/** In this thread: a build of the store opens five logs, and starting a thread for each takes longer than loading it. */
function readableText(descriptor) {
  return require("pino-pretty")({
    destination: descriptor,
    ignore: "pid,hostname,request",
    singleLine: true,
    sync: true,
    translateTime: "HH:MM:ss",
  });
}
