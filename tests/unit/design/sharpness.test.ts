import { describe, expect, it } from "vitest";
import type { PhotoSources } from "~/design/photos/photo-source";
import {
  largestSharpSize,
  minSharpness,
  photoSharpness,
  pixelsPerInch,
  sharpnessBySize,
  sharpnessOf,
} from "~/design/photos/sharpness";
import { aDesign, photoOf, placed } from "./a-design";

const PHOTO = "a-photo-of-biscuit";

describe("pixels per inch inside the crop", () => {
  const surface = { size: () => ({ width: 203.2, height: 254 }), bleed: 3 };
  const frame = { x: 25.4, y: 25.4, width: 101.6, height: 127 };
  const whole = { x: 0, y: 0, width: 203.2, height: 254 };
  const photo = { width: 1600, height: 1000 };

  it.each([
    ["a photo as wide as its frame is high", frame, {}, { width: 1600, height: 1000 }, 200],
    ["twice as close", frame, { crop: { x: 0.5, y: 0.5, zoom: 2 } }, photo, 100],
    ["on its side", frame, { rotation: 90 as const }, { width: 1000, height: 800 }, 200],
    ["upside down", frame, { rotation: 180 as const }, photo, 200],
    ["in a circle", frame, { shape: "circle" as const }, photo, 200],
    ["over the edge, bleed included", whole, {}, photo, 1000 / (260 / 25.4)],
  ])("%s", (_, box, changes, pixels, expected) => {
    const layer = { ...photoOf(aDesign("poster"), "front", "photo"), box, ...changes };
    expect(pixelsPerInch(layer, surface, {}, pixels)).toBeCloseTo(expected, 3);
  });
});

describe("their rating", () => {
  it.each([
    [200, 1, "sharp"],
    [199.9, 1, "fair"],
    [120, 1, "fair"],
    [119.9, 1, "poor"],
    [80, 2.5, "sharp"],
    [48, 2.5, "fair"],
    [47, 2.5, "poor"],
  ])("%s pixels at a coarseness of %s are %s", (pixels, coarseness, expected) => {
    expect(sharpnessOf(pixels, { coarseness }, 0)).toBe(expected);
  });

  it("is poor below what the product needs, rounded as preflight does", () => {
    expect([249.4, 249.6].map((pixels) => sharpnessOf(pixels, {}, 250))).toEqual(["poor", "sharp"]);
  });
});

describe("a photo's sharpness by size", () => {
  const poster = aDesign(
    "poster",
    { template: "full-photo", options: { size: "8x10" } },
    placed("front", "photo", PHOTO),
  );
  const photos: PhotoSources = { [PHOTO]: { href: "/photo", width: 2700, height: 3600 } };
  const offered = { size: ["24x36", "8x10", "11x14", "16x20"], paper: ["matte"] };

  it("is known for the selected size", () => {
    expect(photoSharpness(poster, photos)).toEqual({ "front.photo": "sharp" });
  });

  it("is known for every size sold, the smallest first, with the largest sharp one", () => {
    const rated = sharpnessBySize(poster, photos, offered);
    expect(rated?.option).toBe("size");
    expect(rated?.sizes.map(({ value, photos: each }) => [value, minSharpness(each)])).toEqual([
      ["8x10", "sharp"],
      ["11x14", "sharp"],
      ["16x20", "fair"],
      ["24x36", "poor"],
    ]);
    expect(rated && largestSharpSize(rated, "front.photo")).toMatch(/^11 × 14/);
  });

  it("has no sharp size if the photo is too small for all", () => {
    const small = { [PHOTO]: { href: "/photo", width: 300, height: 400 } };
    const rated = sharpnessBySize(poster, small, offered);
    expect(rated && largestSharpSize(rated, "front.photo")).toBeUndefined();
    expect(photoSharpness(poster, small)).toEqual({ "front.photo": "poor" });
  });

  it("depends on the sizes of a product, not on its number of surfaces", () => {
    const panels = { panels: ["same", "turns", "own"], size: ["folding", "golf"] };
    expect(sharpnessBySize(aDesign("umbrella"), photos, panels)?.option).toBe("size");
    expect(sharpnessBySize(aDesign("didacticgame"), photos, { pairs: ["6", "10", "15"] })).toBeUndefined();
  });

  it("is absent for a single size, our own pets, empty frames and missing photos", () => {
    expect(sharpnessBySize(poster, photos, { size: ["8x10"] })).toBeUndefined();
    expect(
      photoSharpness(aDesign("poster", {}, placed("front", "photo", "portrait:dog-corgi")), photos),
    ).toEqual({});
    expect(photoSharpness(aDesign("poster"), photos)).toEqual({});
    expect(photoSharpness(poster, {})).toEqual({});
  });
});
