import { describe, expect, test } from "vitest";
import { applyCommand } from "~/design/document/commands";
import { aDesign, photoOf, textOf } from "./a-design";

/** 210 by 88 millimeters. */
const mug = aDesign("photomug");
const name = { surface: "wrap", layer: "name" };

function placed(box: object) {
  return textOf(applyCommand(mug, { type: "set-box", ...name, box }), "wrap", "name").box;
}

describe("a position", () => {
  test("is set as requested, and omitted values stay", () => {
    const { box } = textOf(mug, "wrap", "name");
    expect(placed({ x: 20 })).toEqual({ ...box, x: 20 });
    expect(placed({ x: 5, y: 6.004, width: 70, height: 30 })).toEqual({ x: 5, y: 6, width: 70, height: 30 });
  });

  test("keeps the layer's center on the surface and its size within limits", () => {
    expect(placed({ x: -500, y: 900, width: 40, height: 20 })).toEqual({
      x: -20,
      y: 78,
      width: 40,
      height: 20,
    });
    expect(placed({ width: 0, height: -3 })).toMatchObject({ width: 1.76, height: 1.76 });
    expect(placed({ width: 5000, height: 5000 })).toMatchObject({ width: 420, height: 176 });
    expect(placed({ x: Number.NaN })).toEqual(textOf(mug, "wrap", "name").box);
  });
});

test.each([
  [30, 30],
  [-45.678, -45.68],
  [180, -180],
  [270, -90],
  [-540, -180],
  [Number.NaN, 0],
])("rotated by %d degrees is %d", (asked, turn) => {
  const turned = applyCommand(mug, { type: "set-turn", ...name, turn: asked });
  expect(textOf(turned, "wrap", "name").turn).toBe(turn);
});

describe("an effect", () => {
  const photo = { surface: "wrap", layer: "photo" };

  test("changes given values, within their range", () => {
    const toned = applyCommand(mug, {
      type: "set-effect",
      ...photo,
      effect: { tone: "sepia", contrast: 300 },
    });
    expect(photoOf(toned, "wrap", "photo").effect).toEqual({ tone: "sepia", brightness: 0, contrast: 100 });
    const lighter = applyCommand(toned, { type: "set-effect", ...photo, effect: { brightness: 12 } });
    expect(photoOf(lighter, "wrap", "photo").effect).toEqual({
      tone: "sepia",
      brightness: 12,
      contrast: 100,
    });
  });

  test("belongs to its photo: another photo starts without it", () => {
    const toned = applyCommand(mug, { type: "set-effect", ...photo, effect: { tone: "mono" } });
    const other = applyCommand(toned, { type: "place-photo", ...photo, photoId: "a1b2c3d4e5" });
    expect(photoOf(other, "wrap", "photo").effect).toEqual({ tone: "none", brightness: 0, contrast: 0 });
  });
});
