import { describe, expect, test } from "vitest";
import { applyCommand, type Command } from "~/design/document/commands";
import { textSizes } from "~/design/layers/layer-changes";
import { cropPositions } from "~/design/photos/crop-positions";
import { aDesign, photoOf, placed, textOf, typed } from "./a-design";

const mug = aDesign("photomug");
const photoId = "a1b2c3d4e5f6";

describe("texts", () => {
  test("change in their layer only, and the given design is unchanged", () => {
    const after = applyCommand(mug, typed("wrap", "name", "Biscuit"));
    expect(textOf(after, "wrap", "name").text).toBe("Biscuit");
    expect(textOf(mug, "wrap", "name").text).toBe("");
    expect(after.surfaces.wrap.layers[0]).toBe(mug.surfaces.wrap.layers[0]);
  });

  test("are cut to the slot's maximum, never within a character", () => {
    const long = applyCommand(mug, typed("wrap", "name", "x".repeat(300)));
    expect(textOf(long, "wrap", "name").text).toBe("x".repeat(20));
    const emoji = applyCommand(mug, typed("wrap", "name", `${"x".repeat(19)}🐶`));
    expect(textOf(emoji, "wrap", "name").text).toBe("x".repeat(19));
  });

  test("are a single line", () => {
    const after = applyCommand(mug, typed("wrap", "name", "Max\r\nand\tLuna"));
    expect(textOf(after, "wrap", "name").text).toBe("Max and Luna");
  });
});

describe("the style of text", () => {
  const style = (change: object): Command => ({
    type: "set-text-style",
    surface: "wrap",
    layer: "name",
    ...change,
  });
  const name = (change: object) => textOf(applyCommand(mug, style(change)), "wrap", "name");

  test("accepts offered values", () => {
    expect(name({ font: "caveat", color: "#17493f", size: 10, align: "left" })).toMatchObject({
      font: "caveat",
      color: "#17493f",
      size: 10,
      align: "left",
    });
  });

  test("ignores values that are missing or not offered", () => {
    const before = textOf(mug, "wrap", "name");
    expect(name({ font: "comic-sans", color: "crimson" })).toEqual(before);
    expect(name({ size: Number.NaN })).toEqual(before);
  });

  test("keeps the size within the range of the box", () => {
    const { min, max } = textSizes(textOf(mug, "wrap", "name"));
    expect(name({ size: 0 }).size).toBe(min);
    expect(name({ size: 9999 }).size).toBe(max);
    expect(name({ size: Number.POSITIVE_INFINITY }).size).toBe(max);
  });
});

describe("photos", () => {
  test("a new photo is upright and centered in the frame", () => {
    const turned = aDesign(
      "photomug",
      {},
      placed("wrap", "photo", photoId),
      { type: "set-crop", surface: "wrap", layer: "photo", crop: { x: 0, zoom: 3 } },
      { type: "rotate-photo", surface: "wrap", layer: "photo", rotation: 90 },
    );
    expect(photoOf(turned, "wrap", "photo")).toMatchObject({ crop: { x: 0, y: 0.5, zoom: 3 }, rotation: 90 });
    const other = applyCommand(turned, placed("wrap", "photo", "another-photo"));
    expect(photoOf(other, "wrap", "photo")).toMatchObject({ crop: { x: 0.5, y: 0.5, zoom: 1 }, rotation: 0 });
    expect(applyCommand(turned, placed("wrap", "photo", photoId))).toBe(turned);
  });

  test("a slot without a photo is empty", () => {
    const filled = applyCommand(mug, placed("wrap", "photo", photoId));
    expect(photoOf(applyCommand(filled, placed("wrap", "photo", null)), "wrap", "photo").photoId).toBeNull();
  });

  test.each(["<script>", "portrait:unicorn", "", "../../etc/passwd"])("%j is not a photo", (id) => {
    expect(applyCommand(mug, placed("wrap", "photo", id))).toBe(mug);
  });

  test("a crop stays within its bounds", () => {
    const crop = (change: object) =>
      photoOf(
        applyCommand(mug, { type: "set-crop", surface: "wrap", layer: "photo", crop: change }),
        "wrap",
        "photo",
      ).crop;
    expect(crop({ x: -3, y: 7, zoom: 99 })).toEqual({ x: 0, y: 1, zoom: 4 });
    expect(crop({ zoom: 0 })).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
    expect(crop({ x: Number.NaN })).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
  });

  test("the nine named positions are the corners, sides and center", () => {
    expect(cropPositions).toHaveLength(9);
    expect(cropPositions[0]).toMatchObject({ key: "top-left", x: 0, y: 0 });
    expect(cropPositions[8]).toMatchObject({ key: "bottom-right", x: 1, y: 1 });
  });
});

test("a background is a color", () => {
  const after = applyCommand(mug, { type: "set-background", surface: "wrap", color: "#f2b441" });
  expect(after.surfaces.wrap.background).toBe("#f2b441");
  expect(applyCommand(mug, { type: "set-background", surface: "wrap", color: "crimson" })).toBe(mug);
});

test("text that is invisible on a new background gets the most readable color", () => {
  const pillow = aDesign("pillow", {}, { type: "set-background", surface: "front", color: "#17493f" });
  expect(textOf(pillow, "front", "name").color).toBe("#ffffff");
  const terracotta = applyCommand(pillow, { type: "set-background", surface: "front", color: "#b8431f" });
  expect(textOf(terracotta, "front", "name").color).toBe("#ffffff");
});

describe("commands for missing parts change nothing", () => {
  test.each<Command>([
    typed("inside", "name", "Max"),
    typed("wrap", "motto", "Max"),
    typed("wrap", "photo", "Max"),
    typed("constructor", "name", "Max"),
    placed("wrap", "name", photoId),
    { type: "set-background", surface: "__proto__", color: "#f2b441" },
    { type: "choose-option", code: "handle", value: "gold" },
    { type: "choose-option", code: "color", value: "gold" },
    { type: "choose-option", code: "color", value: "white" },
    { type: "choose-template", template: "nine-photos" },
    { type: "choose-template", template: "photo-and-name" },
  ])("%j", (command) => {
    expect(applyCommand(mug, command)).toBe(mug);
  });

  test("a design of a discontinued product is unchanged", () => {
    const old = { ...mug, blueprint: "snow-globe" };
    expect(applyCommand(old, { type: "choose-option", code: "size", value: "15oz" })).toBe(old);
    expect(applyCommand(old, { type: "choose-template", template: "two-photos" })).toBe(old);
  });
});
