import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { blueprints } from "~/design/products/all-products.server";
import { aDesign, photoOf, placed, textOf, typed } from "./a-design";

const everyTemplate = Object.values(blueprints).flatMap((blueprint) =>
  blueprint.templates.map(({ key: template }) => ({ blueprint, template })),
);

describe("choosing another size or shape", () => {
  test.each(everyTemplate)(
    "$blueprint.key $template has the same layout as a new design",
    ({ blueprint, template }) => {
      const start = startDocument(blueprint, { template });
      for (const { code, values } of blueprint.options) {
        for (const { code: value } of values) {
          const started = startDocument(blueprint, { template, options: { [code]: value } });
          expect(applyCommand(start, { type: "choose-option", code, value })).toEqual(started);
        }
      }
    },
  );

  test("keeps photos and texts with their styles, and can be reversed", () => {
    const small = aDesign(
      "canvas",
      { template: "photo-and-name", options: { size: "8x8" } },
      placed("front", "photo", "photo-0001"),
      { type: "set-crop", surface: "front", layer: "photo", crop: { x: 1, zoom: 2 } },
      typed("front", "name", "Luna"),
      { type: "set-text-style", surface: "front", layer: "name", font: "caveat", size: 10, align: "left" },
    );
    const large = applyCommand(small, { type: "choose-option", code: "size", value: "24x36" });
    expect(photoOf(large, "front", "photo")).toMatchObject({
      photoId: "photo-0001",
      crop: { x: 1, y: 0.5, zoom: 2 },
    });
    expect(textOf(large, "front", "name")).toMatchObject({
      text: "Luna",
      font: "caveat",
      size: 45,
      align: "left",
    });
    expect(photoOf(large, "front", "photo").box.width).toBeCloseTo(24 * 25.4 * 0.8, 1);
    const back = applyCommand(large, { type: "choose-option", code: "size", value: "8x8" });
    expect(photoOf(back, "front", "photo")).toEqual(photoOf(small, "front", "photo"));
    expect(textOf(back, "front", "name").size).toBeCloseTo(10, 1);
  });

  test("a round frame stays round where the surface's proportions change", () => {
    const large = applyCommand(aDesign("photomug"), { type: "choose-option", code: "size", value: "15oz" });
    const { width, height } = photoOf(large, "wrap", "photo").box;
    expect(width).toBe(height);
  });

  test("another color moves nothing", () => {
    const blue = applyCommand(aDesign("photomug"), { type: "choose-option", code: "color", value: "blue" });
    expect(blue.options.color).toBe("blue");
    expect(blue.surfaces).toEqual(aDesign("photomug").surfaces);
  });
});

describe("choosing another template", () => {
  const filled = aDesign(
    "photoblanket",
    { template: "four-photos" },
    placed("front", "photo", "photo-0001"),
    placed("front", "photo-3", "photo-0003"),
    typed("front", "name", "Zoo"),
  );

  test("keeps photos and texts where they fit", () => {
    const one = applyCommand(filled, { type: "choose-template", template: "photo-and-name" });
    expect(one.template).toBe("photo-and-name");
    expect(photoOf(one, "front", "photo").photoId).toBe("photo-0001");
    expect(textOf(one, "front", "name").text).toBe("Zoo");
  });

  test("moves a photo to a free slot when its own is removed", () => {
    const only = applyCommand(filled, placed("front", "photo", null));
    const one = applyCommand(only, { type: "choose-template", template: "photo-and-name" });
    expect(photoOf(one, "front", "photo").photoId).toBe("photo-0003");
  });

  test("keeps the crop of a photo", () => {
    const cropped = applyCommand(filled, {
      type: "set-crop",
      surface: "front",
      layer: "photo",
      crop: { y: 0 },
    });
    const one = applyCommand(cropped, { type: "choose-template", template: "photo-and-name" });
    expect(photoOf(one, "front", "photo").crop.y).toBe(0);
  });

  test("uses the template's background, unless the shopper chose one", () => {
    const own = applyCommand(filled, { type: "set-background", surface: "front", color: "#f2b441" });
    const choose = { type: "choose-template", template: "photo-and-name" } as const;
    expect(applyCommand(own, choose).surfaces.front.background).toBe("#f2b441");
    expect(applyCommand(filled, choose).surfaces.front.background).toBe(
      aDesign("photoblanket").surfaces.front.background,
    );
  });

  test("keeps text readable on the previous background", () => {
    const pine = aDesign(
      "pillow",
      { template: "full-photo" },
      { type: "set-background", surface: "front", color: "#17493f" },
      { type: "choose-template", template: "photo-and-name" },
    );
    expect(pine.surfaces.front.background).toBe("#17493f");
    expect(textOf(pine, "front", "name").color).toBe("#ffffff");
  });

  test("moves texts between the sides of a tag by their slot", () => {
    const tag = aDesign("pet-tags", {}, typed("front", "name", "Rex"), typed("back", "message", "Call home"));
    const bold = applyCommand(tag, { type: "choose-template", template: "name-only-bold" });
    expect(textOf(bold, "front", "name").text).toBe("Rex");
    expect(textOf(bold, "back", "message").text).toBe("Call home");
  });
});
