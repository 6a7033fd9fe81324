import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { constantTime, inConstantTime } from "~/engine/shared/constant-time";

/** The minimum duration of such a response in production; a login code request for an unknown address takes much less. */
const MIN_MILLISECONDS = 250;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tracks the state of a promise. */
function watched(response: Promise<unknown>): { state: string } {
  const seen = { state: "waiting" };
  response.then(
    () => {
      seen.state = "answered";
    },
    () => {
      seen.state = "refused";
    },
  );
  return seen;
}

describe("a constant-time response", () => {
  test.each([
    ["answered", async () => "an account"],
    ["refused", () => Promise.reject(new Error("no account"))],
  ])("is %s no sooner than others", async (state, work) => {
    expect(constantTime.milliseconds).toBe(MIN_MILLISECONDS);
    const seen = watched(inConstantTime(work));
    await vi.advanceTimersByTimeAsync(MIN_MILLISECONDS - 1);
    expect(seen.state).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.state).toBe(state);
  });

  test("waits for slower work", async () => {
    const seen = watched(
      inConstantTime(() => new Promise((resolve) => setTimeout(resolve, 3 * MIN_MILLISECONDS))),
    );
    await vi.advanceTimersByTimeAsync(2 * MIN_MILLISECONDS);
    expect(seen.state).toBe("waiting");
    await vi.advanceTimersByTimeAsync(MIN_MILLISECONDS);
    expect(seen.state).toBe("answered");
  });
});
