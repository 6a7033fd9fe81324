import { describe, expect, it } from "vitest";
import { applyToProduct } from "~/design/document/apply-to-product";
import { acceptDesignDocument } from "~/design/document/check-document";
import { coverFrame, refittedCrop } from "~/design/geometry/geometry";
import { blueprints } from "~/design/products/all-products.server";
import { aDesign, photoOf, placed, textOf, typed } from "./a-design";

const PHOTO = "a-photo-of-biscuit";
const pixels = { [PHOTO]: { width: 3000, height: 2000 } };

const mug = () =>
  aDesign(
    "photomug",
    {},
    placed("wrap", "photo", PHOTO),
    { type: "set-crop", surface: "wrap", layer: "photo", crop: { x: 0.8, y: 0.3, zoom: 1.5 } },
    { type: "set-effect", surface: "wrap", layer: "photo", effect: { tone: "sepia" } },
    { type: "rotate-photo", surface: "wrap", layer: "photo", rotation: 90 },
    { type: "add-layer", surface: "wrap", kind: "text" },
    typed("wrap", "added-1", "Only here"),
    typed("wrap", "name", "Biscuit the brave boy"),
    { type: "set-background", surface: "wrap", color: "#17493f" },
  );

describe("a design applied to another product", () => {
  it("keeps its photo with rotation and effect, its text and its background", () => {
    const pillow = applyToProduct(
      mug(),
      { blueprint: blueprints.pillow, template: "photo-and-name" },
      pixels,
    );
    expect(photoOf(pillow, "front", "photo")).toMatchObject({
      photoId: PHOTO,
      rotation: 90,
      effect: { tone: "sepia" },
      crop: { zoom: 1.5 },
    });
    expect(textOf(pillow, "front", "name").text).toBe(
      "Biscuit the brave bo".slice(0, textOf(pillow, "front", "name").text.length),
    );
    expect(textOf(pillow, "front", "name").text).toMatch(/^Biscuit/);
    expect(pillow.surfaces.front.background).toBe("#17493f");
  });

  it("loses added layers, and the original design is unchanged", () => {
    const before = mug();
    const copy = structuredClone(before);
    const pillow = applyToProduct(before, { blueprint: blueprints.pillow }, pixels);
    expect(JSON.stringify(pillow)).not.toContain("Only here");
    expect(before).toEqual(copy);
  });

  it("fills slots with other names in order", () => {
    const two = aDesign(
      "photomug",
      { template: "two-photos" },
      placed("wrap", "photo", "portrait:dog-corgi"),
      placed("wrap", "photo-2", PHOTO),
    );
    const pillow = applyToProduct(two, { blueprint: blueprints.pillow, template: "four-photos" }, pixels);
    const ids = pillow.surfaces.front.layers.flatMap((layer) =>
      layer.kind === "photo" ? [layer.photoId] : [],
    );
    expect(ids).toEqual(["portrait:dog-corgi", PHOTO, null, null]);
  });

  it.each(Object.keys(blueprints))("is a design that can be made of a %s", (key) => {
    expect(
      acceptDesignDocument(applyToProduct(mug(), { blueprint: blueprints[key] }, pixels)),
    ).not.toHaveProperty("problem");
  });
});

describe("the crop in another frame", () => {
  const photo = { width: 3000, height: 2000 };
  const middleOf = (
    frame: { width: number; height: number },
    crop: { x: number; y: number; zoom: number },
  ) => {
    const box = { x: 0, y: 0, ...frame };
    const picture = coverFrame(box, crop, 0, photo);
    return {
      x: (frame.width / 2 - picture.x) / picture.width,
      y: (frame.height / 2 - picture.y) / picture.height,
    };
  };

  it.each([
    ["wider", { width: 200, height: 100 }],
    ["higher", { width: 50, height: 100 }],
    ["of the same shape", { width: 60, height: 60 }],
  ])("keeps the center of the picture in one that is %s", (_, frame) => {
    const layer = {
      box: { x: 0, y: 0, width: 100, height: 100 },
      crop: { x: 0.4, y: 0.55, zoom: 2 },
      rotation: 0 as const,
    };
    const [before, after] = [
      middleOf(layer.box, layer.crop),
      middleOf(frame, refittedCrop(layer, frame, photo)),
    ];
    expect(after.x).toBeCloseTo(before.x, 4);
    expect(after.y).toBeCloseTo(before.y, 4);
  });

  it("stops at the edge of the photo", () => {
    const layer = {
      box: { x: 0, y: 0, width: 50, height: 100 },
      crop: { x: 1, y: 0.5, zoom: 1 },
      rotation: 0 as const,
    };
    expect(refittedCrop(layer, { width: 150, height: 100 }, photo)).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
  });
});
