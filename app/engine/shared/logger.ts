import pino from "pino";

/** What the log says of an error. A database's error may carry the row it is about, which names people: that is left out. */
export function loggedError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/** Warnings and errors of the engine, as JSON lines on standard error. Never a secret, a token or an address. */
export const logger = pino(
  {
    name: "engine",
    level: process.env.NODE_ENV === "test" ? "fatal" : "info",
    serializers: { err: loggedError },
  },
  pino.destination(2),
);
