import { expect, test } from "vitest";
import { fitText } from "~/design/text/text-fit";

const box = { x: 10, y: 10, width: 100, height: 20 };
const outline = { path: "M0 0Z", width: 2000, ascender: 700, descender: 0 };

test("text that fits keeps its size and is centered", () => {
  expect(fitText({ box, size: 20, align: "center" }, outline)).toEqual({ x: 40, y: 27, scale: 0.02 });
});

test("text is aligned to either side", () => {
  expect(fitText({ box, size: 20, align: "left" }, outline).x).toBe(10);
  expect(fitText({ box, size: 20, align: "right" }, outline).x).toBe(70);
});

test("long text shrinks to the width of its box", () => {
  const placed = fitText({ box, size: 20, align: "left" }, { ...outline, width: 10_000 });
  expect(placed.scale).toBe(0.01);
  expect(placed.x).toBe(10);
});

test("tall text shrinks to the height of its box", () => {
  const placed = fitText({ box, size: 50, align: "center" }, { ...outline, ascender: 700, descender: 300 });
  expect(placed.scale).toBe(0.02);
  expect(placed.y).toBe(10 + 14);
});

test("a shape without ink causes no division by zero", () => {
  const placed = fitText({ box, size: 20, align: "center" }, { width: 0, ascender: 0, descender: 0 });
  expect(Object.values(placed).every(Number.isFinite)).toBe(true);
});
