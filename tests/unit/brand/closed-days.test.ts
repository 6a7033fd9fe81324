import { expect, test } from "vitest";
import { isoDay } from "~/brand/calendar-day";
import { closedDaysOf, readClosedDays } from "~/brand/closed-days";

test("days and ranges are read", () => {
  const days = readClosedDays(" 2026-12-24,2026-12-30 to 2027-01-01 ,") ?? new Set();
  expect([...days].map(isoDay)).toEqual(["2026-12-24", "2026-12-30", "2026-12-31", "2027-01-01"]);
  expect(readClosedDays("")?.size).toBe(0);
});

test.each([
  "24 December",
  "2026-02-30",
  "2026-12-31 to 2026-12-24",
  "2026-01-01 to 9999-12-31",
  "2026-01-01 to 2026-04-01, 2026-05-01 to 2026-08-01",
  "2026-01-01,".repeat(200),
])("%s is wrong, and closes nothing", (text) => {
  expect(readClosedDays(text)).toBeNull();
  expect(closedDaysOf(text).size).toBe(0);
});

test("the same text returns the same days, so that dates are counted once", () => {
  expect(closedDaysOf("2026-12-24")).toBe(closedDaysOf("2026-12-24"));
});
