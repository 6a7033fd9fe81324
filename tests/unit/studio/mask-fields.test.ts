import { describe, expect, test } from "vitest";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument, PhotoMask } from "~/design/document/document";
import { followMasks } from "~/storefront/studio/form/mask-fields.server";
import { aDesign, photoOf, placed } from "../design/a-design";

const PHOTO = "a-photo-of-biscuit";
const empty = aDesign("pillow");
const [surface] = Object.keys(empty.surfaces);
const pillow = applyCommand(empty, placed(surface, "photo", PHOTO));

function followed(fields: Record<string, string>, shown = pillow, changed = shown) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(`${surface}.photo.${name}`, value);
  return followMasks(form, shown, changed);
}

const maskOf = (document: DesignDocument) => photoOf(document, surface, "photo").mask;

function withMask(mask: PhotoMask): DesignDocument {
  return applyCommand(pillow, { type: "set-mask", surface, layer: "photo", photoId: PHOTO, mask });
}

describe("a form without scripts", () => {
  const oval = {
    cutout: "ellipse",
    "cutout-left": "20",
    "cutout-top": "5",
    "cutout-width": "60",
    "cutout-height": "90",
  };

  test("shows a photo through an oval", () => {
    const { document } = followed({ ...oval, "cutout-soft": "1.5" });
    expect(maskOf(document)).toEqual({ shape: "ellipse", points: [200, 50, 800, 950], feather: 1.5 });
    expect(followed({ ...oval, "cutout-soft": "1.5" }, document).document).toBe(document);
    expect(maskOf(followed({ ...oval, cutout: "none" }, document).document)).toBeUndefined();
  });

  test("cuts out the photo that it sends along", () => {
    expect(maskOf(followed(oval, empty, pillow).document)).toMatchObject({ shape: "ellipse" });
    expect(maskOf(followed(oval, empty).document)).toBeUndefined();
  });

  test("softens an outline that was drawn, and cannot make one up", () => {
    const outline: PhotoMask = { shape: "outline", points: [0, 0, 900, 100, 500, 800], feather: 0.5 };
    expect(followed({ cutout: "outline" }).document).toBe(pillow);
    const softer = followed({ ...oval, cutout: "outline", "cutout-soft": "4" }, withMask(outline));
    expect(maskOf(softer.document)).toEqual({ ...outline, feather: 4 });
  });

  test("says what is wrong by the field, and changes nothing by it", () => {
    const { document, rejected } = followed({ ...oval, cutout: "star", "cutout-left": "many" });
    expect(document).toBe(pillow);
    expect(Object.keys(rejected)).toEqual([`${surface}.photo.cutout`]);
    expect(Object.keys(followed({ ...oval, "cutout-left": "many" }).rejected)).toEqual([
      `${surface}.photo.cutout-left`,
    ]);
  });
});
