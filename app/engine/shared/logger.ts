import pino from "pino";

/** Warnings and errors of the engine, as JSON lines on standard error. Never a secret, a token or an address. */
export const logger = pino(
  { name: "engine", level: process.env.NODE_ENV === "test" ? "fatal" : "info" },
  pino.destination(2),
);
