import { describe, expect, test } from "vitest";
import { keptBy } from "~/design/photo-mask/mask-contains";
import { MAX_OUTLINE_POINTS } from "~/design/photo-mask/mask-limits";
import { outlineOfMask } from "~/design/photo-mask/outline-of-mask";

/** Outlines of masks that a model has found. Masks are drawn by a function of fractions of the photo. */

const SIDE = { width: 240, height: 160 };
const PHOTO = { width: 3, height: 2 };

function maskOf(isKept: (x: number, y: number) => boolean) {
  const { width, height } = SIDE;
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    isKept(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height) ? 255 : 0,
  );
  return { ...SIDE, pixels };
}

const disk = (x: number, y: number, radius: number) => (across: number, down: number) =>
  Math.hypot((across - x) * 1.5, down - y) <= radius;

function outlineOf(isKept: (x: number, y: number) => boolean): number[] {
  const outline = outlineOfMask(maskOf(isKept));
  if (!outline) throw new Error("There is no outline.");
  expect(outline.length).toBeLessThanOrEqual(2 * MAX_OUTLINE_POINTS);
  expect(outline.every((value) => Number.isInteger(value) && value >= 0 && value <= 1000)).toBe(true);
  return outline;
}

/** Overlap of what an outline keeps with what the mask keeps: intersection over union. */
function overlap(points: number[], isKept: (x: number, y: number) => boolean): number {
  const keeps = keptBy({ shape: "outline", points, feather: 0 }, PHOTO);
  let [both, either] = [0, 0];
  for (let x = 0.0025; x < 1; x += 0.005) {
    for (let y = 0.0025; y < 1; y += 0.005) {
      const [drawn, wanted] = [keeps({ x: x * PHOTO.width, y: y * PHOTO.height }), isKept(x, y)];
      both += Number(drawn && wanted);
      either += Number(drawn || wanted);
    }
  }
  return both / either;
}

describe("the outline of a mask", () => {
  const pet = disk(0.4, 0.5, 0.3);
  const cases: [title: string, isKept: (x: number, y: number) => boolean][] = [
    ["one pet", pet],
    ["a pet at the edge of the photo", (x, y) => disk(0.1, 0.8, 0.4)(x, y)],
    ["the whole photo", () => true],
    ["a pet with a hole between its legs", (x, y) => pet(x, y) && !disk(0.4, 0.55, 0.1)(x, y)],
    ["two pets", (x, y) => disk(0.2, 0.5, 0.2)(x, y) || disk(0.75, 0.4, 0.25)(x, y)],
    [
      "two pets, one with a hole",
      (x, y) => (disk(0.25, 0.5, 0.25)(x, y) && !disk(0.25, 0.5, 0.1)(x, y)) || disk(0.75, 0.4, 0.2)(x, y),
    ],
  ];
  test.each(cases)("goes around %s", (_title, isKept) => {
    expect(overlap(outlineOf(isKept), isKept)).toBeGreaterThan(0.97);
  });

  test("lies on the photo's own edge where the pet does", () => {
    const outline = outlineOf((x, y) => y > 0.5 && x < 0.5);
    expect(Math.min(...outline.filter((_, at) => at % 2 === 0))).toBe(0);
    expect(Math.max(...outline.filter((_, at) => at % 2 === 1))).toBe(1000);
  });

  test("leaves out specks, and holes of what it leaves out", () => {
    const withSpecks = (x: number, y: number) =>
      pet(x, y) || (disk(0.95, 0.1, 0.05)(x, y) && !disk(0.95, 0.1, 0.02)(x, y));
    expect(overlap(outlineOf(withSpecks), pet)).toBeGreaterThan(0.97);
  });

  test("of a mask without a pet does not exist", () => {
    expect(outlineOfMask(maskOf(() => false))).toBeNull();
    expect(outlineOfMask(maskOf(disk(0.5, 0.5, 0.02)))).toBeNull();
  });

  test("of a mask full of noise has few points, and is found soon", () => {
    const places: [string, (x: number, y: number) => boolean][] = [
      ["stripes in one piece", (x, y) => Math.floor(x * 240) % 2 === 0 || y < 0.05],
      ["rings", (x, y) => Math.floor(Math.hypot(x - 0.5, y - 0.5) * 300) % 2 === 0],
      ["chance", (x, y) => Math.sin(x * 12_345 + y * 54_321) > -0.5],
    ];
    for (const [, isKept] of places) {
      const began = performance.now();
      const outline = outlineOfMask(maskOf(isKept));
      expect((outline?.length ?? 0) / 2).toBeLessThanOrEqual(MAX_OUTLINE_POINTS);
      expect(performance.now() - began).toBeLessThan(2000);
    }
  });
});
