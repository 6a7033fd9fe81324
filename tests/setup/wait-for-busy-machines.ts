import { vi } from "vitest";

/** Milliseconds; Vitest's second is too short for a machine that does other things, too. */
const TIMEOUT = 30_000;

// Files share this module's `vi`: the first one of a process changes it for all.
if (vi.waitFor.name !== "waitForLonger") {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = function waitForLonger(callback, options) {
    return waitFor(callback, withTimeout(options));
  };
  vi.waitUntil = function waitUntilLonger(callback, options) {
    return waitUntil(callback, withTimeout(options));
  };
}

function withTimeout<Options extends object>(options: number | Options = {} as Options): number | Options {
  return typeof options === "number" ? options : { timeout: TIMEOUT, ...options };
}
