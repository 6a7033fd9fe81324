import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Part, runParts } from "../../../scripts/test/run-parts";

const MINUTE = 60_000;
let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A part that takes some minutes. */
function lasting(minutes: number): Part {
  return {
    name: `${minutes} minutes`,
    run: async () => {
      vi.setSystemTime(Date.now() + minutes * MINUTE);
      return { state: "passed", passed: 1 };
    },
  };
}

test("the last parts run while time is left", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const whenTimeIsLeft = [lasting(4), lasting(3)];
  expect(await runParts({ besideOthers: [], alone: [lasting(40)], whenTimeIsLeft })).toBe(true);
  expect(printed.at(-1)).toBe("3 passed, 0 failed");
});

test("the last parts are left out of a slow run, which says so", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const whenTimeIsLeft = [lasting(10), lasting(3)];
  expect(await runParts({ besideOthers: [], alone: [lasting(40)], whenTimeIsLeft })).toBe(true);
  expect(printed.at(-1)).toBe("2 passed, 0 failed");
  expect(printed.at(-2)).toMatch(/SKIPPED +3 minutes .*no time left/);
});
