import { expect, test } from "vitest";
import { isKnownHeavy, millisecondsFor } from "~/image-processing/time-limits";

test("a photo that is enlarged for a laser has the time of heavy images, whatever its format", () => {
  expect(isKnownHeavy("jpeg", { width: 6000, height: 4000 })).toBe(false);
  expect(isKnownHeavy("jpeg", { width: 10_000, height: 9600 })).toBe(true);
  expect(millisecondsFor("jpeg", true)).toBe(60_000);
  expect(millisecondsFor("jpeg", false)).toBe(20_000);
});

test("a format that is decoded as a whole is heavy at any size", () => {
  expect(isKnownHeavy("heic", {})).toBe(true);
  expect(isKnownHeavy("jpeg", { width: 6000 })).toBe(false);
  expect(millisecondsFor("svg", true)).toBe(10_000);
});
