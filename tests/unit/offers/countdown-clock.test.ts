import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startCountdown, timeLeftText } from "~/storefront/offers/countdown-clock";

const NOW = Date.parse("2026-11-20T12:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

// @specification §4 L173
describe("the countdown", () => {
  test("ticks each second", () => {
    const ticks: number[] = [];
    startCountdown(NOW + 10_000, (left) => ticks.push(left));
    vi.advanceTimersByTime(3000);
    expect(ticks).toEqual([10_000, 9000, 8000, 7000]);
  });

  test("stops at the end", () => {
    const ticks: number[] = [];
    startCountdown(NOW + 2500, (left) => ticks.push(left));
    vi.advanceTimersByTime(60_000);
    expect(ticks).toEqual([2500, 1500, 500, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("never starts after the end", () => {
    const ticks: number[] = [];
    startCountdown(NOW - 1, (left) => ticks.push(left));
    vi.advanceTimersByTime(5000);
    expect(ticks).toEqual([0]);
  });

  test("can be stopped earlier", () => {
    const tick = vi.fn();
    startCountdown(NOW + 60_000, tick)();
    vi.advanceTimersByTime(5000);
    expect(tick).toHaveBeenCalledTimes(1);
  });
});

test("the remaining time is formatted as a clock, with days if there are any", () => {
  expect(timeLeftText(((25 * 24 + 3) * 3600 + 14 * 60 + 9) * 1000)).toBe("25d 03h 14m 09s");
  expect(timeLeftText(59_999)).toBe("00h 00m 59s");
  expect(timeLeftText(0)).toBe("00h 00m 00s");
});
