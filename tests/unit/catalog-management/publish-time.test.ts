import { expect, test } from "vitest";
import { readPublishTime } from "~/engine/catalog-management/publish-time";

const now = new Date("2026-02-01T12:00:00Z");

test.each([
  ["2026-02-01T09:00", "2026-02-01T14:00:00.000Z"],
  ["2026-07-04T00:00", "2026-07-04T04:00:00.000Z"],
  ["2026-03-08T01:59", "2026-03-08T06:59:00.000Z"],
  ["2026-03-08T03:00", "2026-03-08T07:00:00.000Z"],
  ["2026-11-01T12:00", "2026-11-01T17:00:00.000Z"],
])("%s at the shop is %s", (typed, time) => {
  expect(readPublishTime(typed, now).toISOString()).toBe(time);
});

test.each([
  ["2026-02-01T07:00", "has passed"],
  ["2027-03-01T07:00", "within a year"],
  ["2026-02-30", "a date and a time"],
  ["", "a date and a time"],
])("%j is rejected: %s", (typed, reason) => {
  expect(() => readPublishTime(typed, now)).toThrow(reason);
});
