import pino, { type Logger } from "pino";
import { logDestination } from "../scripts/log-destination.mjs";
import { logLevel } from "../scripts/log-level.mjs";
import { loggedError } from "../scripts/logged-error.mjs";

/**
 * A log of JSON lines on standard error, at `LOG_LEVEL` and above. It never gets a secret, a token or an address.
 * @param name the part of the shop that speaks
 */
export function openLog(name: string): Logger {
  const level = process.env.NODE_ENV === "test" ? "fatal" : logLevel(process.env);
  return pino({ name, level, serializers: { err: loggedError } }, logDestination(2));
}
