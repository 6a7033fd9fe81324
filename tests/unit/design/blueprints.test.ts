import { describe, expect, test } from "vitest";
import { type Blueprint, findSlot, type SurfaceBlueprint, startDocument } from "~/design/blueprint";
import { blueprints, findBlueprint } from "~/design/blueprints";
import type { Box } from "~/design/document";
import { layersOf } from "~/design/layers";

const everyDesign = Object.values(blueprints).flatMap((blueprint) =>
  blueprint.templates.flatMap(({ key: template }) =>
    (blueprint.options.find(({ code }) => code === "size")?.values ?? []).map(({ code: size }) => ({
      blueprint,
      template,
      size,
    })),
  ),
);

function cornersOf({ x, y, width, height }: Box): { x: number; y: number }[] {
  return [x, x + width].flatMap((left) => [y, y + height].map((top) => ({ x: left, y: top })));
}

function isSafe(surface: SurfaceBlueprint, size: { width: number; height: number }, box: Box): boolean {
  const { safe, mask } = surface;
  return cornersOf(box).every(({ x, y }) => {
    if (mask.kind === "circle") {
      return Math.hypot(x - size.width / 2, y - size.height / 2) <= size.width / 2 - safe + 0.01;
    }
    return x >= safe && y >= safe && x <= size.width - safe && y <= size.height - safe;
  });
}

function surfaceOf(blueprint: Blueprint, key: string): SurfaceBlueprint {
  const surface = blueprint.surfaces.find((each) => each.key === key);
  if (!surface) throw new Error(`${blueprint.key} has no ${key}`);
  return surface;
}

describe.each(everyDesign)("$blueprint.key $template $size", ({ blueprint, template, size }) => {
  const document = startDocument(blueprint, { template, options: { size } });

  test("has words in the safe area only", () => {
    const words = layersOf(document).filter(({ layer }) => layer.kind === "text");
    const unsafe = words.filter(({ surface: key, layer }) => {
      const surface = surfaceOf(blueprint, key);
      return !isSafe(surface, surface.size(document.options), layer.box);
    });
    expect(unsafe.map(({ name }) => name)).toEqual([]);
  });

  test("says what every photo and word is for", () => {
    for (const { layer } of layersOf(document)) {
      expect(blueprint.slots).toHaveProperty(layer.id);
      expect(findSlot(blueprint, layer.id).ask).toMatch(/^[A-Z].+\.$/);
    }
  });

  test("uses colours that the studio offers", () => {
    for (const { surface: key, layer } of layersOf(document)) {
      const surface = surfaceOf(blueprint, key);
      expect(surface.backgrounds).toContain(document.surfaces[key].background);
      if (layer.kind === "text") expect(surface.textColours).toContain(layer.colour);
    }
  });
});

test("a design begins with the first values and arrangement, and with those asked for where they are offered", () => {
  expect(startDocument(blueprints.photomug)).toMatchObject({
    template: "photo-and-name",
    options: { color: "white", size: "11oz" },
  });
  expect(
    startDocument(blueprints.photomug, { template: "spiral", options: { color: "blue", size: "99oz" } }),
  ).toMatchObject({ template: "photo-and-name", options: { color: "blue", size: "11oz" } });
});

test("blueprints are found by their own keys alone", () => {
  expect(findBlueprint("pet-tags")?.key).toBe("pet-tags");
  expect(findBlueprint("constructor")).toBeUndefined();
  expect(findBlueprint("snow-globe")).toBeUndefined();
});

test("inches become millimetres", () => {
  const canvas = blueprints.canvas.surfaces[0];
  expect(canvas.size({ size: "8x10" })).toEqual({ width: 203.2, height: 254 });
  expect(canvas.size({ size: "constructor" })).toEqual({ width: 203.2, height: 203.2 });
});
