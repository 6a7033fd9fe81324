import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay, isoDay, weekdayOf } from "~/brand/calendar-day";
import { federalHolidays, isFederalHoliday } from "~/engine/shipping/federal-holidays";

/** The holidays in the government's own calendar. */
const PUBLISHED: Record<number, string[]> = {
  2024: ["01-01", "01-15", "02-19", "05-27", "06-19", "07-04", "09-02", "10-14", "11-11", "11-28", "12-25"],
  2025: ["01-01", "01-20", "02-17", "05-26", "06-19", "07-04", "09-01", "10-13", "11-11", "11-27", "12-25"],
  2026: ["01-01", "01-19", "02-16", "05-25", "06-19", "07-03", "09-07", "10-12", "11-11", "11-26", "12-25"],
  2027: [
    "01-01",
    "01-18",
    "02-15",
    "05-31",
    "06-18",
    "07-05",
    "09-06",
    "10-11",
    "11-11",
    "11-25",
    "12-24",
    "12-31",
  ],
  2028: ["01-17", "02-21", "05-29", "06-19", "07-04", "09-04", "10-09", "11-10", "11-23", "12-25"],
  2029: ["01-01", "01-15", "02-19", "05-28", "06-19", "07-04", "09-03", "10-08", "11-12", "11-22", "12-25"],
  2030: ["01-01", "01-21", "02-18", "05-27", "06-19", "07-04", "09-02", "10-14", "11-11", "11-28", "12-25"],
  2031: ["01-01", "01-20", "02-17", "05-26", "06-19", "07-04", "09-01", "10-13", "11-11", "11-27", "12-25"],
  2032: [
    "01-01",
    "01-19",
    "02-16",
    "05-31",
    "06-18",
    "07-05",
    "09-06",
    "10-11",
    "11-11",
    "11-25",
    "12-24",
    "12-31",
  ],
  2033: ["01-17", "02-21", "05-30", "06-20", "07-04", "09-05", "10-10", "11-11", "11-24", "12-26"],
  2034: ["01-02", "01-16", "02-20", "05-29", "06-19", "07-04", "09-04", "10-09", "11-10", "11-23", "12-25"],
  2035: ["01-01", "01-15", "02-19", "05-28", "06-19", "07-04", "09-03", "10-08", "11-12", "11-22", "12-25"],
};

function daysOff(year: number): string[] {
  const days: string[] = [];
  for (let day = calendarDay(year, 1, 1); day < calendarDay(year + 1, 1, 1); day += 1) {
    if (isFederalHoliday(day)) days.push(isoDay(day).slice(5));
  }
  return days;
}

describe("the federal holidays", () => {
  it.each(Object.keys(PUBLISHED).map(Number))("of %i are those that were published", (year) => {
    expect(daysOff(year)).toEqual(PUBLISHED[year]);
  });

  it("bear the names of the eleven that the law knows", () => {
    expect(federalHolidays(2026).map(({ name }) => name)).toEqual([
      "New Year's Day",
      "Juneteenth",
      "Independence Day",
      "Veterans Day",
      "Christmas Day",
      "Martin Luther King Jr. Day",
      "Washington's Birthday",
      "Memorial Day",
      "Labor Day",
      "Columbus Day",
      "Thanksgiving Day",
    ]);
  });

  it("are eleven weekdays in every year, by any year's calendar", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2400 }), (year) => {
        const days = federalHolidays(year).map(({ observedOn }) => observedOn);
        expect(new Set(days).size).toBe(11);
        for (const day of days) {
          expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day));
          expect(isFederalHoliday(day)).toBe(true);
        }
      }),
    );
  });
});

describe("a day of the calendar", () => {
  it("has the weekday and the date that Date gives it, leap years too", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2400 }), fc.nat(366), (year, nth) => {
        const day = calendarDay(year, 1, 1) + nth;
        const date = new Date(day * 24 * 60 * 60 * 1000);
        expect(weekdayOf(day)).toBe(date.getUTCDay());
        expect(isoDay(day)).toBe(date.toISOString().slice(0, 10));
      }),
    );
    expect(isoDay(calendarDay(2028, 2, 28) + 1)).toBe("2028-02-29");
    expect(isoDay(calendarDay(2026, 2, 28) + 1)).toBe("2026-03-01");
  });
});
