import { vi } from "vitest";

/** Milliseconds; Vitest's default of one second is too short for a busy machine. */
const TIMEOUT = 30_000;

// Test files share this module's `vi`, so only the first file of a process replaces it.
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
