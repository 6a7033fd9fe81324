import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay, isoDay } from "~/brand/calendar-day";
import { shopTime } from "~/brand/shop-clock";

function shown(time: string): [string, number] {
  const { day, hour } = shopTime(new Date(time));
  return [isoDay(day), hour];
}

describe("the workshop's clock", () => {
  it("shows Eastern time, in winter and in summer", () => {
    expect(shown("2026-01-15T18:59:59Z")).toEqual(["2026-01-15", 13]);
    expect(shown("2026-07-15T17:59:59Z")).toEqual(["2026-07-15", 13]);
    expect(shown("2026-01-15T04:59:59Z")).toEqual(["2026-01-14", 23]);
    expect(shown("2026-01-15T05:00:00Z")).toEqual(["2026-01-15", 0]);
  });

  it.each([
    ["2026-03-08T06:59:59Z", "2026-03-08", 1],
    ["2026-03-08T07:00:00Z", "2026-03-08", 3],
    ["2026-03-08T03:59:59Z", "2026-03-07", 22],
    ["2026-11-01T05:59:59Z", "2026-11-01", 1],
    ["2026-11-01T06:00:00Z", "2026-11-01", 1],
    ["2026-11-01T07:00:00Z", "2026-11-01", 2],
    ["2026-11-02T04:59:59Z", "2026-11-01", 23],
    ["2026-11-02T05:00:00Z", "2026-11-02", 0],
  ])("changes between winter and summer time: %s is hour %s %i", (time, day, hour) => {
    expect(shown(time)).toEqual([day, hour]);
  });

  it("agrees with any other clock of the zone, whatever was asked before", () => {
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "America/New_York",
      dateStyle: "short",
      timeStyle: "medium",
    });
    const times = fc.date({
      min: new Date("2020-01-01T00:00:00Z"),
      max: new Date("2040-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, (time) => {
        const [day, clock] = format.format(time).split(" ");
        expect(shown(time.toISOString())).toEqual([day, Number(clock.slice(0, 2))]);
      }),
    );
  });

  it("never goes back a day", () => {
    let before = calendarDay(2026, 10, 30);
    for (let time = Date.UTC(2026, 9, 31); time < Date.UTC(2026, 10, 3); time += 15 * 60 * 1000) {
      const { day } = shopTime(new Date(time));
      expect(day).toBeGreaterThanOrEqual(before);
      before = day;
    }
    expect(isoDay(before)).toBe("2026-11-02");
  });
});
