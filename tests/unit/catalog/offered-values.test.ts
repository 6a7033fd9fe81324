import { expect, test } from "vitest";
import { calendar } from "~/design/products/calendar/blueprint";
import { offeredValues } from "~/engine/catalog/make-products";

const [, start] = calendar.options;

/** The first months in which the calendar is sold on a day. */
function monthsOn(day: string, blueprint: string | null = "calendar"): string[] {
  const values = start.values.map(({ code, title }, position) => ({
    uid: code,
    option_uid: "start",
    code,
    title,
    price_cents: 0,
    regular_price_cents: null,
    position,
    is_offered: 1,
  }));
  const option = {
    uid: "start",
    sku: "pet-calendar",
    code: "start",
    title: start.title,
    position: 1,
    values,
  };
  return offeredValues({ blueprint }, [option], day)[0].values.map(({ code }) => code);
}

test.each([
  ["2026-11-20", "2026-12", "2027-11"],
  ["2026-11-30", "2026-12", "2027-11"],
  ["2026-12-01", "2027-01", "2027-12"],
  ["2030-06-15", "2030-07", "2031-06"],
])("on %s calendars begin from %s to %s", (day, first, last) => {
  const months = monthsOn(day);
  expect(months).toHaveLength(12);
  expect([months[0], months.at(-1)]).toEqual([first, last]);
});

test("options of products without a design keep all values", () => {
  expect(monthsOn("2026-11-20", null)).toHaveLength(start.values.length);
});
