import { expect, test } from "vitest";
import { areaOf, areas, placeValue, readPlaceValue } from "~/storefront/design-comments/picture-place";
import { viewComments } from "~/storefront/design-comments/view-comments.server";

test("a form offers nine areas, each of which is its own place", () => {
  expect(areas).toHaveLength(9);
  expect(new Set(areas.map(({ value }) => value)).size).toBe(9);
  for (const { value, label } of areas) {
    const place = readPlaceValue(value);
    expect(place && areaOf(place)).toBe(label);
  }
});

test.each([
  ["", null],
  ["0,1000", { x: 0, y: 1000 }],
  ["1001,5", undefined],
  ["-1,5", undefined],
  ["5", undefined],
  ["left", undefined],
])("%j is read as %o", (value, place) => {
  expect(readPlaceValue(value)).toEqual(place);
  if (place) expect(placeValue(place)).toBe(value);
});

test.each([
  [{ x: 0, y: 0 }, "Top left"],
  [{ x: 1000, y: 1000 }, "Bottom right"],
  [{ x: 500, y: 499 }, "Center"],
])("%o is in the area %s", (place, area) => {
  expect(areaOf(place)).toBe(area);
});

test("comments with a place are numbered in their order, others are not", () => {
  const words = { text: "Nice", nickname: "Grandma", created_at: "2026-11-28T00:00:00Z" };
  const places = [null, { x: 5, y: 6 }, undefined, { x: 7, y: 8 }];
  const items = places.map((place, index) => ({ id: String(index + 1), ...words, place }));
  const marks = viewComments({ items })?.comments.map(({ mark }) => mark);
  expect(marks).toEqual([null, { x: 5, y: 6, number: 1 }, null, { x: 7, y: 8, number: 2 }]);
});
