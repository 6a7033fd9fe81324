import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Box, Crop, PhotoLayer } from "~/design/document/document";
import { coverFrame, movedCrop, zoomedCrop } from "~/design/geometry/geometry";

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

/** The box that a rotated picture takes up. */
function seenBox(box: Box, rotation: PhotoLayer["rotation"]): Box {
  if (rotation === 0 || rotation === 180) return box;
  const [centerX, centerY] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x: centerX - box.height / 2, y: centerY - box.width / 2, width: box.height, height: box.width };
}

describe("placing a photo in its frame", () => {
  test("a wide photo fills the height and is cut at both sides", () => {
    expect(coverFrame(frame, middle, 0, { width: 4000, height: 1000 })).toEqual({
      x: -40,
      y: 20,
      width: 200,
      height: 50,
    });
  });

  test("a tall photo fills the width; y chooses which part is seen", () => {
    const photo = { width: 500, height: 1000 };
    expect(coverFrame(frame, { x: 0.5, y: 0, zoom: 1 }, 0, photo).y).toBe(20);
    expect(coverFrame(frame, { x: 0.5, y: 1, zoom: 1 }, 0, photo).y).toBe(20 + 50 - 200);
  });

  test("zoom 2 shows half as much in each direction", () => {
    const box = coverFrame(frame, { x: 0, y: 0, zoom: 2 }, 0, { width: 200, height: 100 });
    expect(box).toEqual({ x: 10, y: 20, width: 200, height: 100 });
  });

  test("a photo turned on its side covers by its other side", () => {
    const box = coverFrame(frame, middle, 90, { width: 1000, height: 2000 });
    expect(box).toEqual({ x: 35, y: -5, width: 50, height: 100 });
  });

  test("the frame is always covered", () => {
    fc.assert(
      fc.property(anyBox, anyCrop, anyTurn, anyPhoto, (box, crop, rotation, photo) => {
        const seen = seenBox(coverFrame(box, crop, rotation, photo), rotation);
        const tolerance = 1e-6 * (seen.width + seen.height + box.x + box.y);
        expect(seen.x).toBeLessThanOrEqual(box.x + tolerance);
        expect(seen.y).toBeLessThanOrEqual(box.y + tolerance);
        expect(seen.x + seen.width).toBeGreaterThanOrEqual(box.x + box.width - tolerance);
        expect(seen.y + seen.height).toBeGreaterThanOrEqual(box.y + box.height - tolerance);
      }),
    );
  });

  test("keeps the photo's proportion", () => {
    fc.assert(
      fc.property(anyBox, anyCrop, anyTurn, anyPhoto, (box, crop, rotation, photo) => {
        const placed = coverFrame(box, crop, rotation, photo);
        expect((placed.width * photo.height) / (placed.height * photo.width)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe("dragging a photo in its frame", () => {
  const photo = { width: 4000, height: 1000 };

  test("dragging to the right shows more of the left", () => {
    const crop = movedCrop({ box: frame, crop: middle, rotation: 0 }, photo, { x: 25, y: 0 });
    expect(crop).toEqual({ x: 0.25, y: 0.5, zoom: 1 });
  });

  test("a side without room does not move", () => {
    const crop = movedCrop({ box: frame, crop: middle, rotation: 0 }, photo, { x: 0, y: 30 });
    expect(crop).toEqual(middle);
  });

  test("the photo follows the finger up to its edge", () => {
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
        const before = seenBox(coverFrame(box, crop, rotation, size), rotation);
        const after = seenBox(coverFrame(box, moved, rotation, size), rotation);
        if (moved.x > 0 && moved.x < 1 && moved.x !== crop.x) {
          expect(after.x - before.x).toBeCloseTo(by.x, 2);
        }
      }),
    );
  });
});

test("a zoom keeps the part of the picture under its point, and stops at the photo's edges", () => {
  fc.assert(
    fc.property(anyBox, anyCrop, anyTurn, anyPhoto, part, part, (box, crop, rotation, photo, x, y) => {
      const layer = { box, crop, rotation };
      const zoomed = zoomedCrop(layer, photo, crop.zoom * 2, { x, y });
      const underPoint = (shown: Crop) => {
        const picture = seenBox(coverFrame(box, shown, rotation, photo), rotation);
        return [
          (box.x + x * box.width - picture.x) / picture.width,
          (box.y + y * box.height - picture.y) / picture.height,
        ];
      };
      const [before, after] = [underPoint(crop), underPoint(zoomed)];
      expect(after[0]).toBeCloseTo(before[0], 3);
      expect(after[1]).toBeCloseTo(before[1], 3);
      const out = zoomedCrop({ ...layer, crop: zoomed }, photo, 1, { x, y });
      expect(out.x).toBeGreaterThanOrEqual(0);
      expect(out.y).toBeLessThanOrEqual(1);
    }),
  );
});
