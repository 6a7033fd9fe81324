import pino from "pino";

/**
 * Destination of a log: JSON lines, or readable text in development.
 * @param {1 | 2} descriptor standard output or standard error
 * @param {import("pino").DestinationObjectOptions} [options] for JSON lines
 * @returns {import("pino").DestinationStream}
 */
export function logDestination(descriptor, options) {
  if (process.env.NODE_ENV === "development") {
    const text = {
      destination: descriptor,
      ignore: "pid,hostname,request",
      singleLine: true,
      translateTime: "HH:MM:ss",
    };
    return pino.transport({ target: "pino-pretty", options: text });
  }
  const destination = pino.destination({ ...options, dest: descriptor });
  // If writing fails, such as on a full disk, the line is lost and the request continues.
  destination.on("error", () => {});
  return destination;
}
