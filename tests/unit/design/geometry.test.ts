import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Box, Crop, PhotoLayer } from "~/design/document";
import { framePath, maskPath, movedCrop, placePhoto, written } from "~/design/geometry";

const frame: Box = { x: 10, y: 20, width: 100, height: 50 };
const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const length = fc.double({ min: 1, max: 3000, noNaN: true });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const anyBox = fc.record({ x: length, y: length, width: length, height: length });
const anyCrop = fc.record({ x: part, y: part, zoom: fc.double({ min: 1, max: 4, noNaN: true }) });
const anyTurn = fc.constantFrom<PhotoLayer["rotation"]>(0, 90, 180, 270);
const anyPhoto = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
});

/** The box that a turned picture takes up. */
function seenBox({ box, rotation }: ReturnType<typeof placePhoto>): Box {
  if (rotation === 0 || rotation === 180) return box;
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x: centreX - box.height / 2, y: centreY - box.width / 2, width: box.height, height: box.width };
}

describe("placing a photo in its frame", () => {
  test("a wide photo fills the height and is cut at both sides", () => {
    expect(placePhoto(frame, middle, 0, { width: 4000, height: 1000 }).box).toEqual({
      x: -40,
      y: 20,
      width: 200,
      height: 50,
    });
  });

  test("a tall photo fills the width; y chooses which part is seen", () => {
    const photo = { width: 500, height: 1000 };
    expect(placePhoto(frame, { x: 0.5, y: 0, zoom: 1 }, 0, photo).box.y).toBe(20);
    expect(placePhoto(frame, { x: 0.5, y: 1, zoom: 1 }, 0, photo).box.y).toBe(20 + 50 - 200);
  });

  test("zoom 2 shows half as much in each direction", () => {
    const { box } = placePhoto(frame, { x: 0, y: 0, zoom: 2 }, 0, { width: 200, height: 100 });
    expect(box).toEqual({ x: 10, y: 20, width: 200, height: 100 });
  });

  test("a photo turned on its side covers by its other side", () => {
    const { box } = placePhoto(frame, middle, 90, { width: 1000, height: 2000 });
    expect(box).toEqual({ x: 35, y: -5, width: 50, height: 100 });
  });

  test("the frame is always covered", () => {
    fc.assert(
      fc.property(anyBox, anyCrop, anyTurn, anyPhoto, (box, crop, rotation, photo) => {
        const seen = seenBox(placePhoto(box, crop, rotation, photo));
        const tolerance = 1e-6 * (seen.width + seen.height + box.x + box.y);
        expect(seen.x).toBeLessThanOrEqual(box.x + tolerance);
        expect(seen.y).toBeLessThanOrEqual(box.y + tolerance);
        expect(seen.x + seen.width).toBeGreaterThanOrEqual(box.x + box.width - tolerance);
        expect(seen.y + seen.height).toBeGreaterThanOrEqual(box.y + box.height - tolerance);
      }),
    );
  });

  test("the photo keeps its proportions", () => {
    fc.assert(
      fc.property(anyBox, anyCrop, anyTurn, anyPhoto, (box, crop, rotation, photo) => {
        const placed = placePhoto(box, crop, rotation, photo).box;
        expect((placed.width * photo.height) / (placed.height * photo.width)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe("pulling a photo in its frame", () => {
  const photo = { width: 4000, height: 1000 };

  test("pulling to the right shows more of the left", () => {
    const crop = movedCrop({ box: frame, crop: middle, rotation: 0 }, photo, { x: 25, y: 0 });
    expect(crop).toEqual({ x: 0.25, y: 0.5, zoom: 1 });
  });

  test("a side without play does not move", () => {
    const crop = movedCrop({ box: frame, crop: middle, rotation: 0 }, photo, { x: 0, y: 30 });
    expect(crop).toEqual(middle);
  });

  test("the photo follows the finger until its edge, and never further", () => {
    const pull = fc.record({
      x: fc.double({ min: -5000, max: 5000, noNaN: true }),
      y: fc.double({ min: -5000, max: 5000, noNaN: true }),
    });
    fc.assert(
      fc.property(anyBox, anyCrop, anyTurn, anyPhoto, pull, (box, crop, rotation, size, by) => {
        const moved = movedCrop({ box, crop, rotation }, size, by);
        expect(moved.x).toBeGreaterThanOrEqual(0);
        expect(moved.x).toBeLessThanOrEqual(1);
        expect(moved.y).toBeGreaterThanOrEqual(0);
        expect(moved.y).toBeLessThanOrEqual(1);
        const before = seenBox(placePhoto(box, crop, rotation, size));
        const after = seenBox(placePhoto(box, moved, rotation, size));
        if (moved.x > 0 && moved.x < 1 && moved.x !== crop.x) {
          expect(after.x - before.x).toBeCloseTo(by.x, 2);
        }
      }),
    );
  });
});

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

test("lengths are written short and without a negative zero", () => {
  expect(written(1 / 3)).toBe("0.33");
  expect(written(-0.001)).toBe("0");
  expect(written(12)).toBe("12");
  expect(written(0.0123456, 5)).toBe("0.01235");
});
