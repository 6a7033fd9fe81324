import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand } from "~/design/document/commands";
import type { Box, Crop, PhotoLayer } from "~/design/document/document";
import { coverFrame, movedCrop, pictureTransform, zoomedCrop } from "~/design/geometry/geometry";
import type { Point } from "~/design/geometry/path-points";
import { turnedAround } from "~/design/geometry/turned-points";
import { readFormCommands } from "~/storefront/studio/form-commands";
import { aDesign, placed } from "./a-design";

const length = fc.double({ min: 10, max: 900, noNaN: true });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const anyBox = fc.record({ x: length, y: length, width: length, height: length });
const anyCrop = fc.record({
  x: part,
  y: part,
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  angle: fc.double({ min: -45, max: 45, noNaN: true }),
});
const anyRotation = fc.constantFrom<PhotoLayer["rotation"]>(0, 90, 180, 270);
const anyPhoto = fc.record({
  width: fc.integer({ min: 500, max: 9000 }),
  height: fc.integer({ min: 500, max: 9000 }),
});

interface Placed {
  box: Box;
  crop: Crop;
  rotation: PhotoLayer["rotation"];
}

/** Returns where a point of the surface lies in the picture, as fractions of its width and height as stored. */
function inPicture({ box, crop, rotation }: Placed, photo: { width: number; height: number }, point: Point) {
  const picture = coverFrame(box, crop, rotation, photo);
  const upright = turnedAround(picture, -rotation)(turnedAround(box, -(crop.angle ?? 0))(point));
  return { x: (upright.x - picture.x) / picture.width, y: (upright.y - picture.y) / picture.height };
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  return [x, x + width].flatMap((across) => [y, y + height].map((down) => ({ x: across, y: down })));
}

describe("a photo straightened within its frame", () => {
  test("covers the frame at any angle", () => {
    fc.assert(
      fc.property(anyBox, anyCrop, anyRotation, anyPhoto, (box, crop, rotation, photo) => {
        for (const corner of cornersOf(box)) {
          const { x, y } = inPicture({ box, crop, rotation }, photo, corner);
          expect(Math.min(x, y)).toBeGreaterThan(-1e-6);
          expect(Math.max(x, y)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });

  test("is no larger than the frame needs at zoom 1", () => {
    const box = { x: 0, y: 0, width: 100, height: 100 };
    const picture = coverFrame(box, { x: 0.5, y: 0.5, zoom: 1, angle: 45 }, 0, { width: 1, height: 1 });
    expect(picture.width).toBeCloseTo(100 * Math.SQRT2, 6);
    expect(picture.x + picture.width / 2).toBeCloseTo(50, 6);
  });

  test("follows the finger, and zooms at the point under it", () => {
    fc.assert(
      fc.property(anyBox, anyCrop, anyRotation, anyPhoto, part, part, (box, crop, rotation, photo, x, y) => {
        const layer = { box, crop, rotation };
        const at = { x: box.x + x * box.width, y: box.y + y * box.height };
        const zoomed = zoomedCrop(layer, photo, crop.zoom * 2, { x, y });
        const [before, after] = [crop, zoomed].map((each) => inPicture({ ...layer, crop: each }, photo, at));
        expect(after.x).toBeCloseTo(before.x, 4);
        expect(after.y).toBeCloseTo(before.y, 4);

        const pull = { x: box.width * 0.01, y: -box.height * 0.01 };
        const moved = movedCrop(layer, photo, pull);
        if (isFree(crop) && isFree(moved) && isChanged(crop, moved)) {
          const under = inPicture({ ...layer, crop: moved }, photo, { x: at.x + pull.x, y: at.y + pull.y });
          const start = inPicture(layer, photo, at);
          expect(under.x).toBeCloseTo(start.x, 4);
          expect(under.y).toBeCloseTo(start.y, 4);
        }
      }),
    );
  });

  test("is turned around the middle of its frame, after its quarter turns", () => {
    const box = { x: 10, y: 20, width: 100, height: 50 };
    const picture = { x: 0, y: 0, width: 200, height: 100 };
    const crop = { x: 0.5, y: 0.5, zoom: 1 };
    expect(pictureTransform(box, crop, 0, picture)).toBeUndefined();
    expect(pictureTransform(box, { ...crop, angle: 3 }, 90, picture)).toBe(
      "rotate(3 60 45) rotate(90 100 50)",
    );
  });
});

describe("straightening in a design", () => {
  const mug = aDesign("photomug", {}, placed("wrap", "photo", "portrait:dog-corgi"));
  const cropped = (angle: number) =>
    applyCommand(mug, { type: "set-crop", surface: "wrap", layer: "photo", crop: { angle } });
  const cropOf = (document: typeof mug) => {
    const layer = document.surfaces.wrap.layers.find(({ id }) => id === "photo");
    return layer?.kind === "photo" ? layer.crop : undefined;
  };

  test("goes to 45 degrees either way, and is accepted from outside", () => {
    expect(cropOf(cropped(-60))?.angle).toBe(-45);
    expect(acceptDesignDocument(cropped(3.5))).toEqual({ document: cropped(3.5) });
    const tilted = JSON.parse(JSON.stringify(cropped(3)).replace('"angle":3', '"angle":46'));
    expect(acceptDesignDocument(tilted)).toHaveProperty("problem");
  });

  test("leaves a design as it was saved before when it is taken back", () => {
    const back = applyCommand(cropped(3), {
      type: "set-crop",
      surface: "wrap",
      layer: "photo",
      crop: { angle: 0 },
    });
    expect(back).toEqual(mug);
  });

  test("is read from the form, which changes nothing where it says 0", () => {
    const form = new FormData();
    form.set("wrap.photo.angle", "0");
    expect(readFormCommands(form, mug).commands).toEqual([]);
    form.set("wrap.photo.angle", "-2.5");
    expect(readFormCommands(form, mug).commands.reduce(applyCommand, mug)).toEqual(cropped(-2.5));
  });
});

function isFree({ x, y }: Crop): boolean {
  return x > 0 && x < 1 && y > 0 && y < 1;
}

/** Without room to move, both coordinates stay. */
function isChanged(before: Crop, after: Crop): boolean {
  return before.x !== after.x && before.y !== after.y;
}
