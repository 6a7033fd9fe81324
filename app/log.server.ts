import pino, { type Logger } from "pino";
import { logDestination } from "../scripts/log-destination.mjs";
import { logLevel } from "../scripts/log-level.mjs";
import { loggedError } from "../scripts/logged-error.mjs";

/**
 * Creates a logger that writes JSON lines to standard error, at `LOG_LEVEL` and above. Never log secrets, tokens or
 * addresses.
 * @param name the component that logs
 */
export function openLog(name: string): Logger {
  const level = process.env.NODE_ENV === "test" ? "fatal" : logLevel(process.env);
  return pino({ name, level, serializers: { err: loggedError } }, logDestination(2));
}
