import pino from "pino";

/**
 * What is logged: LOG_LEVEL, or "info" where that names no level. The settings refuse such a name, and say so in a line.
 * @param {Record<string, string | undefined>} environment
 * @returns {string}
 */
export function logLevel({ LOG_LEVEL: named = "" }) {
  return named === "silent" || Object.hasOwn(pino.levels.values, named) ? named : "info";
}
