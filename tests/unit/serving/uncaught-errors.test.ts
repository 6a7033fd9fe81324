import { register } from "prom-client";
import { afterEach, expect, it, vi } from "vitest";
import { log } from "../../../scripts/log.mjs";
import { uncaughtErrorReporter } from "../../../scripts/uncaught-error-reporter.mjs";
import { endAtUncaughtErrors } from "../../../scripts/uncaught-errors.mjs";

const EVENTS = ["uncaughtException", "unhandledRejection"] as const;
type Listener = (error: Error) => void;
const listenersOf = (event: string) => process.listeners(event as never) as unknown as Listener[];
const before = EVENTS.map(listenersOf);

afterEach(() => {
  register.clear();
  for (const [index, event] of EVENTS.entries()) {
    process.removeAllListeners(event);
    for (const listener of before[index]) process.on(event, listener);
  }
});

/** Calls the listeners that the test added with the error. */
function raise(event: (typeof EVENTS)[number], error: Error): void {
  const added = listenersOf(event).filter((listener) => !before[EVENTS.indexOf(event)].includes(listener));
  for (const listener of added) listener(error);
}

it.each(EVENTS)("an error ends the process while the shop starts, by %s", (event) => {
  const end = vi.fn();
  endAtUncaughtErrors(end);
  const error = new Error("wrong settings");
  raise(event, error);
  expect(end.mock.calls[0][0]).toBe(error);
});

it.each(EVENTS)("an error is logged and counted once the shop serves, by %s", async (event) => {
  const end = vi.fn();
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  endAtUncaughtErrors(end)(uncaughtErrorReporter());
  raise(event, new Error("a defect"));
  expect(end).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalled();
  expect(await register.metrics()).toContain("shop_uncaught_errors_total 1");
});
