import pino from "pino";

/**
 * The log level: LOG_LEVEL, or "info" for an unknown level, which the settings reject with a message.
 * @param {Record<string, string | undefined>} environment
 * @returns {string}
 */
export function logLevel({ LOG_LEVEL: named = "" }) {
  return named === "silent" || Object.hasOwn(pino.levels.values, named) ? named : "info";
}
