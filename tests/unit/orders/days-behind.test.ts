import { expect, it } from "vitest";
import { daysBehind } from "~/engine/fulfillment/count-queue";

it("counts whole days, and falls by one day only once a quarter of it is worked off", () => {
  expect([0.9, 1, 2.99].map((exact) => daysBehind(exact, 0))).toEqual([0, 1, 2]);
  expect([3, 2.99, 2.76].map((exact) => daysBehind(exact, 3))).toEqual([3, 3, 3]);
  expect([2.75, 2, 1.99].map((exact) => daysBehind(exact, 3))).toEqual([2, 2, 1]);
  expect(daysBehind(1000, 0)).toBe(60);
});
