import { describe, expect, test } from "vitest";
import {
  type Blueprint,
  type ChosenOptions,
  findSlot,
  type SurfaceBlueprint,
  startDocument,
} from "~/design/blueprint/blueprint";
import type { Box, DesignDocument } from "~/design/document/document";
import { maskPath } from "~/design/geometry/shapes";
import { layersOf } from "~/design/layers/layers";
import { offeredArt } from "~/design/layers/offered-art";
import { blueprints } from "~/design/products/all-products.server";
import { findBlueprint } from "~/design/products/known-products";
import { findSurface } from "~/design/surfaces/surfaces";
import { isInside, outlinesOf, type Point } from "./outline-points";

const everyTemplate = Object.values(blueprints).flatMap((blueprint) =>
  blueprint.templates.map(({ key: template }) => ({ blueprint, template })),
);

/** Designs of the template with every option that changes its size. */
function designsOf(blueprint: Blueprint, template: string): DesignDocument[] {
  const choices = (code: string) =>
    blueprint.options.find((option) => option.code === code)?.values.map((value) => value.code) ?? [""];
  return choices("size").flatMap((size) =>
    choices("shape").flatMap((shape) =>
      choices("pieces").map((pieces) =>
        startDocument(blueprint, { template, options: { size, shape, pieces } }),
      ),
    ),
  );
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  return [x, x + width].flatMap((left) => [y, y + height].map((top) => ({ x: left, y: top })));
}

function isSafe(surface: SurfaceBlueprint, options: ChosenOptions, box: Box): boolean {
  const size = surface.size(options);
  const mask = surface.mask(options);
  return cornersOf(box).every(({ x, y }) => {
    if (mask.kind === "circle") {
      return Math.hypot(x - size.width / 2, y - size.height / 2) <= size.width / 2 - surface.safe + 0.01;
    }
    if (mask.kind === "path") return isInside(outlinesOf(maskPath(mask, size)), { x, y }, surface.safe);
    const { safe } = surface;
    return x >= safe && y >= safe && x <= size.width - safe && y <= size.height - safe;
  });
}

function surfaceOf(document: DesignDocument, key: string): SurfaceBlueprint {
  const surface = findSurface(document, key);
  if (!surface) throw new Error(`${document.blueprint} has no ${key}`);
  return surface;
}

describe.each(everyTemplate)("$blueprint.key $template", ({ blueprint, template }) => {
  const designs = designsOf(blueprint, template);

  test("has text in the safe area only, whatever its size and shape", () => {
    const unsafe = designs.flatMap((document) =>
      layersOf(document)
        .filter(({ layer }) => layer.kind === "text")
        .filter(({ surface, layer }) => !isSafe(surfaceOf(document, surface), document.options, layer.box))
        .map(({ name }) => `${name} ${JSON.stringify(document.options)}`),
    );
    expect(unsafe).toEqual([]);
  });

  test("describes every photo and text", () => {
    for (const { layer } of designs.flatMap(layersOf).filter(({ layer: { kind } }) => kind !== "art")) {
      expect(blueprint.slots).toHaveProperty(layer.id);
      expect(findSlot(blueprint, layer).ask).toMatch(/^[A-Z].+\.$/);
    }
  });

  test("uses colors and decorations that the studio offers", () => {
    for (const document of designs) {
      for (const { surface: key, layer } of layersOf(document)) {
        const surface = surfaceOf(document, key);
        expect(surface.backgrounds).toContain(document.surfaces[key].background);
        if (layer.kind !== "photo") expect(surface.textColors).toContain(layer.color);
        if (layer.kind === "art") expect(offeredArt(surface)).toContain(layer.art);
      }
    }
  });
});

test("codes of options, values and templates are unique within a product", () => {
  for (const { options, templates } of Object.values(blueprints)) {
    const lists = [
      options,
      templates.map(({ key }) => ({ code: key })),
      ...options.map(({ values }) => values),
    ];
    for (const codes of lists.map((list) => list.map(({ code }) => code))) {
      expect(new Set(codes).size).toBe(codes.length);
    }
  }
});

test("a design starts with the first values and template, or with requested ones that are offered", () => {
  expect(startDocument(blueprints.photomug)).toMatchObject({
    template: "photo-and-name",
    options: { color: "white", size: "11oz" },
  });
  expect(
    startDocument(blueprints.photomug, { template: "spiral", options: { color: "blue", size: "99oz" } }),
  ).toMatchObject({ template: "photo-and-name", options: { color: "blue", size: "11oz" } });
});

test("blueprints are found by their own keys only", () => {
  expect(findBlueprint("pet-tags")?.key).toBe("pet-tags");
  expect(findBlueprint("constructor")).toBeUndefined();
  expect(findBlueprint("snow-globe")).toBeUndefined();
});

test("inches are converted to millimeters", () => {
  const [canvas] = blueprints.canvas.surfaces({}, {});
  expect(canvas.size({ size: "8x10" })).toEqual({ width: 203.2, height: 254 });
  expect(canvas.size({ size: "constructor" })).toEqual({ width: 203.2, height: 203.2 });
});
