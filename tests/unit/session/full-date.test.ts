import { expect, test } from "vitest";
import { americanDate, isPastOrToday, readFullDate } from "~/brand/full-date";

// @specification §5 L192
test.each([
  ["2/8/2025", "2025-02-08"],
  ["02-08-2025", "2025-02-08"],
  ["2025-02-08", "2025-02-08"],
  ["12311990", "1990-12-31"],
  ["12 31 1990", "1990-12-31"],
  ["December 31, 1990", "1990-12-31"],
  ["dec 31 1990", "1990-12-31"],
  ["31 Dec 1990", "1990-12-31"],
  ["December 31st, 1990", "1990-12-31"],
  ["31st of December 1990", "1990-12-31"],
  ["1990/12/31", "1990-12-31"],
  ["1.2.1990", null],
  ["13311990", null],
  ["Smarch 1, 1990", null],
  ["02/30/2025", null],
  ["2025-02-30", null],
  ["2/8-2025", null],
])("%s is read as %s everywhere", (typed, date) => expect(readFullDate(typed)).toBe(date));

test("the future begins at midnight in the shop's time zone", () => {
  const beforeMidnight = new Date("2026-11-21T04:59:00Z");
  expect(isPastOrToday("2026-11-20", beforeMidnight)).toBe(true);
  expect(isPastOrToday("2026-11-21", beforeMidnight)).toBe(false);
});

test.each([
  ["1990-12-10", "12/10/1990"],
  ["1990-12-10T00:00:00.000Z", "12/10/1990"],
  ["", ""],
  [null, ""],
  ["soon", ""],
])("as customers type it, %j is %j", (day, text) => expect(americanDate(day)).toBe(text));
