import pino from "pino";

/**
 * What the log says of an error. A database's error may carry the row it is about, which names people: that is left out.
 * @param {Error} error
 */
export function loggedError(error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}
