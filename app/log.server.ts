import pino, { type Logger } from "pino";

/** What the log says of an error. A database's error may carry the row it is about, which names people: that is left out. */
export function loggedError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/**
 * A log of JSON lines on standard error, at `LOG_LEVEL` and above. It never gets a secret, a token or an address.
 * @param name the part of the shop that speaks
 */
export function openLog(name: string): Logger {
  const level = process.env.LOG_LEVEL || "info";
  return pino(
    { name, level: process.env.NODE_ENV === "test" ? "fatal" : level, serializers: { err: loggedError } },
    pino.destination(2),
  );
}
