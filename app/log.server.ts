import pino, { type Logger } from "pino";
import { loggedError } from "../scripts/logged-error.mjs";

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
