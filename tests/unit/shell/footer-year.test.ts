import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { yearOf } from "~/storefront/shell/footer";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// @specification §2 L32
test("the footer's year is that of the page's time", () => {
  expect(yearOf("2026-12-31T23:59:59.999Z")).toBe("2026");
  expect(yearOf("2027-01-01T00:00:00.000Z")).toBe("2027");
});

// @specification §2 L32
test("without a time it follows the clock across the new year", () => {
  vi.setSystemTime("2026-12-31T23:59:59.500Z");
  expect(yearOf("")).toBe("2026");
  vi.advanceTimersByTime(500);
  expect(yearOf("")).toBe("2027");
});
