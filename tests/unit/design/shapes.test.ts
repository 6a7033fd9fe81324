import { describe, expect, test } from "vitest";
import { written } from "~/design/geometry/measure";
import { framePath, maskPath } from "~/design/geometry/shapes";

const frame = { x: 10, y: 20, width: 100, height: 50 };

describe("shapes as path data", () => {
  test("a rectangle goes around the surface", () => {
    expect(maskPath({ kind: "rectangle" }, { width: 210, height: 88 })).toBe("M0 0H210V88H0Z");
  });

  test("the radius of rounded corners is never more than half a side", () => {
    expect(maskPath({ kind: "rounded", radius: 90 }, { width: 20, height: 10 })).toContain("A5 5 ");
  });

  test("a circle is round in a square and an oval elsewhere", () => {
    expect(maskPath({ kind: "circle" }, { width: 32, height: 32 })).toBe(
      "M0 16A16 16 0 0 1 32 16A16 16 0 0 1 0 16Z",
    );
    expect(framePath("circle", frame)).toContain("A50 25 ");
  });

  test("a path of 100 by 100 is stretched over the surface", () => {
    expect(
      maskPath({ kind: "path", path: "M0 0 L100 50 C10,20 30,40 50 60 Z" }, { width: 200, height: 50 }),
    ).toBe("M0 0 L200 25 C20 10 60 20 100 30 Z");
  });

  test("a heart stays in its frame", () => {
    const numbers = framePath("heart", { x: 0, y: 0, width: 100, height: 100 }).match(/-?[\d.]+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(20);
    for (const number of numbers.map(Number)) {
      expect(number).toBeGreaterThanOrEqual(-1);
      expect(number).toBeLessThanOrEqual(101);
    }
  });
});

test("lengths are formatted briefly and without a negative zero", () => {
  expect(written(1 / 3)).toBe("0.33");
  expect(written(-0.001)).toBe("0");
  expect(written(12)).toBe("12");
  expect(written(0.0123456, 5)).toBe("0.01235");
});
