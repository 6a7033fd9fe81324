import pino from "pino";
import { expect, test, vi } from "vitest";
import { openLog } from "~/log.server";
import { log } from "../../../scripts/log.mjs";
import { logLevel } from "../../../scripts/log-level.mjs";
import { loggedError } from "../../../scripts/logged-error.mjs";

test("the log has the reason of a database error, without personal data", () => {
  const error = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (email)=(ada@example.com) already exists.",
    parameters: ["ada@example.com"],
  });
  expect(loggedError(error)).toMatchObject({ code: "23505", message: error.message });
  expect(JSON.stringify(loggedError(error))).not.toContain("ada@example.com");
});

test("the log has the causes of an error, each with its code", () => {
  const rejected = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9"), { code: "ECONNREFUSED" });
  const everywhere = Object.assign(new AggregateError([rejected], ""), { code: "ECONNREFUSED" });
  const error = new Error("Network Error", { cause: new Error("fetch failed", { cause: everywhere }) });
  expect(loggedError(error).causes).toEqual([
    { type: "Error", message: "fetch failed", code: undefined },
    { type: "AggregateError", message: "", code: "ECONNREFUSED" },
    { type: "Error", message: "connect ECONNREFUSED 127.0.0.1:9", code: "ECONNREFUSED" },
  ]);
});

test("the log handles an error that is its own cause", () => {
  const error = new Error("round");
  error.cause = new Error("and round", { cause: error });
  expect(loggedError(error).causes).toHaveLength(5);
});

test("the log contains no address from an error or its cause", () => {
  const error = new Error("no customer ada@example.com", {
    cause: new Error('invalid input: "ada.b+c@mail.example"'),
  });
  expect(JSON.stringify(loggedError(error))).not.toContain("@");
});

test.each([
  [new Response(null, { status: 502, statusText: "Bad Gateway" }), "502 Bad Gateway"],
  [{ status: 405, statusText: "Method Not Allowed", error: new Error("no action") }, "no action"],
  ["a text", "a text"],
  [null, "null"],
  [undefined, "undefined"],
])("the log has the thrown value when it is not an error: %j", (thrown, message) => {
  expect(loggedError(thrown).message).toBe(message);
});

test("the web server's log has the same", () => {
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
])("with LOG_LEVEL %j it logs %s", (LOG_LEVEL, level) => {
  expect(logLevel({ LOG_LEVEL })).toBe(level);
  expect(() => pino({ level: logLevel({ LOG_LEVEL }) })).not.toThrow();
});

test("the log level is LOG_LEVEL, and nearly silent in tests", () => {
  vi.stubEnv("LOG_LEVEL", "warn");
  expect(openLog("test").level).toBe("fatal");
  vi.stubEnv("NODE_ENV", "production");
  expect(openLog("test").level).toBe("warn");
});
