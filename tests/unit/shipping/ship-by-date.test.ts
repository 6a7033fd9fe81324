import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf } from "~/brand/calendar-day";
import { arrivalDate, shipByDate } from "~/engine/shipping/arrival-date";
import { isWorkingDay } from "~/engine/shipping/working-days";
import { homeMethods } from "./base-shipping";

const [standard, , priority] = homeMethods;

test("a parcel leaves so many working days before its promise as it is under way, Thanksgiving left out", () => {
  expect(priority.transitDays).toBe(1);
  expect(shipByDate(priority, "2026-11-24", new Map())).toBe("2026-11-23");
  expect(shipByDate(priority, "2026-11-27", new Map())).toBe("2026-11-25");
  expect(shipByDate(priority, "2026-11-30", new Map())).toBe("2026-11-27");
});

test("ship days beyond two are under way, and a promised day that is closed now counts no more", () => {
  const slow = new Map([[priority.daysKey, "4"]]);
  expect(shipByDate(priority, "2026-12-04", slow)).toBe("2026-12-01");
  expect(shipByDate(priority, "2026-12-04", new Map([["closed_days", "2026-12-04"]]))).toBe("2026-12-02");
});

test("whatever leaves by that day arrives by the promised one, and a day later would not", () => {
  const noon = fc.date({ min: new Date("2026-01-05"), max: new Date("2028-12-20"), noInvalidDate: true });
  fc.assert(
    fc.property(
      noon,
      fc.constantFrom(standard, priority),
      fc.integer({ min: 1, max: 9 }),
      (now, method, days) => {
        const promised = arrivalDate(method, days, new Map(), now);
        const day = dayOf(shipByDate(method, promised, new Map()));
        expect(isWorkingDay(day)).toBe(true);
        let underWay = 0;
        for (let each = day + 1; each <= dayOf(promised); each += 1) underWay += isWorkingDay(each) ? 1 : 0;
        expect(underWay).toBe(method.transitDays);
      },
    ),
  );
});
