import { describe, expect, test } from "vitest";
import { applyCommand } from "~/design/document/commands";
import { coverFrame } from "~/design/geometry/geometry";
import { initialCrop } from "~/design/photos/photo-focus";
import { aDesign, photoOf } from "./a-design";

/** The crop of a newly placed photo. */

const wide = { width: 4000, height: 2000 };
const frames = [
  { x: 10, y: 5, width: 60, height: 60 },
  { x: 0, y: 0, width: 40, height: 90 },
  { x: 3, y: 8, width: 200, height: 80 },
];

describe.each(frames)("in a frame of $width × $height mm", (frame) => {
  test.each([
    [0.02, 0.5],
    [0.97, 0.1],
    [0.4, 0.9],
  ])("the point %f, %f is visible", (x, y) => {
    const picture = coverFrame(frame, initialCrop(frame, { ...wide, focus: { x, y } }), 0, wide);
    const at = { x: picture.x + x * picture.width, y: picture.y + y * picture.height };
    expect(at.x).toBeGreaterThanOrEqual(frame.x);
    expect(at.x).toBeLessThanOrEqual(frame.x + frame.width);
    expect(at.y).toBeGreaterThanOrEqual(frame.y);
    expect(at.y).toBeLessThanOrEqual(frame.y + frame.height);
  });

  test("a photo without a focus starts in the middle", () => {
    expect(initialCrop(frame, { ...wide, focus: null })).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
    expect(initialCrop(frame, undefined)).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
  });
});

test("placed alone or with others, a photo starts around its focus, and keeps the crop that the shopper chose", () => {
  const photo = { ...wide, focus: { x: 0.1, y: 0.5 } };
  const placed = applyCommand(aDesign("photomug"), {
    type: "place-photo",
    surface: "wrap",
    layer: "photo",
    photoId: "dog-at-the-left",
    photo,
  });
  expect(photoOf(placed, "wrap", "photo").crop.x).toBeLessThan(0.2);
  const filled = applyCommand(aDesign("photomug"), {
    type: "fill-photos",
    photos: [{ id: "dog-at-the-left", takenAt: null, ...photo }],
  });
  expect(photoOf(filled, "wrap", "photo")).toEqual(photoOf(placed, "wrap", "photo"));

  const dragged = applyCommand(placed, {
    type: "set-crop",
    surface: "wrap",
    layer: "photo",
    crop: { x: 0.8 },
  });
  const again = { type: "place-photo", surface: "wrap", layer: "photo", photoId: "dog-at-the-left" } as const;
  expect(photoOf(applyCommand(dragged, { ...again, photo }), "wrap", "photo").crop.x).toBe(0.8);
});
