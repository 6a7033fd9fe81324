import pino from "pino";
import { expect, test } from "vitest";
import { log } from "../../../scripts/log.mjs";
import { logLevel } from "../../../scripts/log-level.mjs";
import { loggedError } from "../../../scripts/logged-error.mjs";

test("the log says of a database's error what went wrong, and not of whom", () => {
  const error = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (email)=(ada@example.com) already exists.",
    parameters: ["ada@example.com"],
  });
  expect(loggedError(error)).toMatchObject({ code: "23505", message: error.message });
  expect(JSON.stringify(loggedError(error))).not.toContain("ada@example.com");
});

test("the web server's log says the same", () => {
  const serializers = (log as unknown as Record<symbol, object>)[pino.symbols.serializersSym];
  expect(serializers).toMatchObject({ err: loggedError });
});

test.each([
  ["debug", "debug"],
  ["silent", "silent"],
  ["", "info"],
  [undefined, "info"],
  ["loud", "info"],
  ["toString", "info"],
])("with LOG_LEVEL %j it tells %s", (LOG_LEVEL, level) => {
  expect(logLevel({ LOG_LEVEL })).toBe(level);
  expect(() => pino({ level: logLevel({ LOG_LEVEL }) })).not.toThrow();
});
