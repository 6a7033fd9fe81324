import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { drawnLayers } from "~/design/layers/layers";
import { calendar } from "~/design/products/calendar/blueprint";
import { holidaysIn } from "~/design/products/calendar/holidays";
import {
  daysIn,
  monthCode,
  monthsLater,
  monthTitle,
  nthWeekday,
  readMonth,
  weeksOf,
} from "~/design/products/calendar/months";
import { ownDateProblem, ownDatesIn } from "~/design/products/calendar/own-dates";
import { surfacesOf } from "~/design/surfaces/surfaces";

describe("months", () => {
  test.each([
    ["2026-02", 28, 4, 0],
    ["2027-02", 28, 5, 1],
    ["2028-02", 29, 5, 2],
    ["2027-05", 31, 6, 6],
    ["2026-12", 31, 5, 2],
    ["2100-02", 28, 5, 1],
  ])("%s has %i days in %i weeks and begins on weekday %i", (code, days, weeks, first) => {
    const month = readMonth(code);
    const grid = weeksOf(month);
    expect(daysIn(month)).toBe(days);
    expect(grid).toHaveLength(weeks);
    expect(grid[0].indexOf(1)).toBe(first);
    expect(grid.flat().filter((day) => day !== null)).toEqual(
      Array.from({ length: days }, (_, index) => index + 1),
    );
  });

  test("are counted across years, in both directions", () => {
    expect(monthCode(monthsLater({ year: 2026, month: 11 }, 3))).toBe("2027-02");
    expect(monthCode(monthsLater({ year: 2027, month: 1 }, -12))).toBe("2026-01");
    expect(monthTitle(monthsLater({ year: 2026, month: 12 }, 1))).toBe("January 2027");
  });

  test("an invalid code means the first year we print", () => {
    expect(readMonth("2027-13")).toEqual({ year: 2026, month: 1 });
    expect(readMonth(undefined)).toEqual({ year: 2026, month: 1 });
  });
});

describe("holidays", () => {
  test.each([
    ["2027-01", "M. L. King Jr. Day", 18],
    ["2027-02", "Presidents' Day", 15],
    ["2026-05", "Memorial Day", 25],
    ["2027-05", "Memorial Day", 31],
    ["2026-09", "Labor Day", 7],
    ["2026-11", "Thanksgiving", 26],
    ["2027-07", "Independence Day", 4],
  ])("in %s %s is on the %i", (code, title, day) => {
    expect(holidaysIn(readMonth(code))).toContainEqual({ title, day });
  });

  test("a month that begins on the wanted weekday has its first on the 1st", () => {
    expect(nthWeekday({ year: 2026, month: 6 }, 1, 1)).toBe(1);
  });
});

describe("custom dates", () => {
  test.each(["03-14 Bella's birthday", "3/14 Bella", "02-29 Leap day"])("%s is accepted", (line) => {
    expect(ownDateProblem(line)).toBeUndefined();
  });

  test.each(["Bella's birthday", "03-14", "14-03 Bella", "02-30 Nothing", "00-10 Nothing", "04-31 x"])(
    "%s is rejected",
    (line) => {
      expect(ownDateProblem(line)).toContain(line);
    },
  );

  test("February 29 moves to the last day of a shorter February", () => {
    expect(ownDatesIn(["02-29 Leo"], { year: 2027, month: 2 })).toEqual([{ day: 28, title: "Leo" }]);
    expect(ownDatesIn(["02-29 Leo"], { year: 2028, month: 2 })).toEqual([{ day: 29, title: "Leo" }]);
  });
});

describe("the calendar", () => {
  const start = startDocument(calendar, { options: { start: "2026-12", holidays: "us" } });
  const wordsOn = (document: typeof start, surface: string) =>
    drawnLayers(document, surface).flatMap((layer) =>
      layer.kind === "text" && layer.text ? [layer.text] : [],
    );

  test("has a cover and twelve months from the chosen one on", () => {
    const titles = surfacesOf(start).map(({ title }) => title);
    expect(titles).toHaveLength(13);
    expect(titles.slice(0, 3)).toEqual(["Cover", "December 2026", "January 2027"]);
    expect(titles.at(-1)).toBe("November 2027");
    expect(wordsOn(start, "cover")).toContain("December 2026 – November 2027");
  });

  test("prints custom dates and holidays on their days", () => {
    const dated = applyCommand(start, { type: "set-details", name: "dates", lines: ["12-05 Bella is 3"] });
    expect(wordsOn(dated, "month-1")).toEqual(expect.arrayContaining(["Bella is 3", "Christmas"]));
    expect(wordsOn(dated, "month-2")).not.toContain("Bella is 3");
    const bare = applyCommand(dated, { type: "choose-option", code: "holidays", value: "none" });
    expect(wordsOn(bare, "month-1")).not.toContain("Christmas");
  });

  test("keeps its photos when the first month changes", () => {
    const filled = applyCommand(start, {
      type: "place-photo",
      surface: "month-1",
      layer: "photo",
      photoId: "portrait:dog-corgi",
    });
    const later = applyCommand(filled, { type: "choose-option", code: "start", value: "2027-01" });
    expect(later.surfaces).toEqual(filled.surfaces);
    expect(wordsOn(later, "cover")).toContain("2027");
  });

  test("days are readable on a dark background", () => {
    const dark = applyCommand(start, { type: "set-background", surface: "month-1", color: "#223a5e" });
    const day = drawnLayers(dark, "month-1").find(({ id }) => id === "day-1");
    expect(day).toMatchObject({ kind: "text", color: "#ffffff" });
  });
});
