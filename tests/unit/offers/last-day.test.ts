import { expect, test } from "vitest";
import { lastDay } from "~/storefront/offers/last-day";

test.each([
  ["2026-12-15T05:00:00.000Z", "December 14, 2026"],
  ["2026-12-15T04:59:59.000Z", "December 14, 2026"],
  ["2026-07-05T04:00:00.000Z", "July 4, 2026"],
  ["2027-01-01T05:00:00.000Z", "December 31, 2026"],
])("an offer that ends at %s is valid until %s in the shop's time zone", (end, day) => {
  expect(lastDay(end)).toBe(day);
});
