import { expect, test } from "vitest";
import { fitText } from "~/design/text/text-fit";

const box = { x: 10, y: 10, width: 100, height: 20 };
const outline = { path: "M0 0Z", width: 2000, ascender: 700, descender: 0 };

test("words that fit keep their size and stand in the middle", () => {
  expect(fitText({ box, size: 20, align: "center" }, outline)).toEqual({ x: 40, y: 27, scale: 0.02 });
});

test("words are aligned to either side", () => {
  expect(fitText({ box, size: 20, align: "left" }, outline).x).toBe(10);
  expect(fitText({ box, size: 20, align: "right" }, outline).x).toBe(70);
});

test("long words shrink to the width of their box", () => {
  const placed = fitText({ box, size: 20, align: "left" }, { ...outline, width: 10_000 });
  expect(placed.scale).toBe(0.01);
  expect(placed.x).toBe(10);
});

test("tall words shrink to the height of their box", () => {
  const placed = fitText({ box, size: 50, align: "center" }, { ...outline, ascender: 700, descender: 300 });
  expect(placed.scale).toBe(0.02);
  expect(placed.y).toBe(10 + 14);
});

test("a shape without ink does not divide by nothing", () => {
  const placed = fitText({ box, size: 20, align: "center" }, { width: 0, ascender: 0, descender: 0 });
  expect(Object.values(placed).every(Number.isFinite)).toBe(true);
});
