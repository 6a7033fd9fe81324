import pino from "pino";

/**
 * Where a log goes: lines of JSON, in development text for people.
 * @param {1 | 2} descriptor standard output or standard error
 * @param {import("pino").DestinationObjectOptions} [options] of lines of JSON
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
  // Where nothing can be written, such as on a full disk, the line is lost and not the request.
  destination.on("error", () => {});
  return destination;
}
