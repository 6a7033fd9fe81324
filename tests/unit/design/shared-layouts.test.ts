import { describe, expect, test } from "vitest";
import {
  type Blueprint,
  type ChosenOptions,
  type SurfaceBlueprint,
  startDocument,
} from "~/design/blueprint/blueprint";
import { isShared } from "~/design/blueprint/shared-layouts";
import type { Box, DesignDocument, Layer } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { safeArea } from "~/design/surfaces/safe-area";
import { surfacesOf } from "~/design/surfaces/surfaces";

/** Millimeters. */
const TOUCHES = 0.06;
/** Minimum height of a name's box, in millimeters and as a fraction of the shorter side of the surface. */
const MIN_TEXT = { millimeters: 2, fraction: 0.04 };

const layouts = Object.values(blueprints).flatMap((blueprint) =>
  blueprint.templates.filter(({ key }) => isShared(key)).map(({ key }) => ({ blueprint, template: key })),
);

test("a product with shared layouts has at least eight of them", () => {
  const counts = Object.values(blueprints)
    .map(({ templates }) => templates.filter(({ key }) => isShared(key)).length)
    .filter((count) => count > 0);
  expect(counts.length).toBeGreaterThan(25);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
});

test("titles are unique within a product, and none begins with another", () => {
  for (const { templates } of Object.values(blueprints).filter(({ templates }) =>
    templates.some(({ key }) => isShared(key)),
  )) {
    const titles = templates.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { key, title } of templates.filter(({ key }) => isShared(key)))
      expect(
        titles.filter((other) => title.startsWith(other)),
        key,
      ).toEqual([title]);
  }
});

describe.each(layouts)("$blueprint.key $template", ({ blueprint, template }) => {
  const designs = everySize(blueprint).map((options) => startDocument(blueprint, { template, options }));

  test("has photos that are safe, or bleed fully", () => {
    expect(designs.flatMap((document) => wrongLayers(document, "photo", isSafeOrBleeds))).toEqual([]);
  });

  test("has text that is safe and large enough", () => {
    expect(designs.flatMap((document) => wrongLayers(document, "text", isSafe))).toEqual([]);
    expect(designs.flatMap((document) => wrongLayers(document, "text", isLargeEnough))).toEqual([]);
  });

  test("has nothing that overlaps", () => {
    for (const document of designs) {
      const boxes = layersOf(document).map(({ surface, layer }) => ({ surface, box: layer.box }));
      const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other]));
      expect(
        pairs.filter(([one, other]) => one.surface === other.surface && meet(one.box, other.box)),
      ).toEqual([]);
    }
  });
});

type Judge = (layer: Layer, surface: SurfaceBlueprint, options: ChosenOptions) => boolean;

/** Names of the layers of a kind that do not pass, with their options. */
function wrongLayers(document: DesignDocument, kind: Layer["kind"], passes: Judge): string[] {
  const surfaces = new Map(surfacesOf(document).map((surface) => [surface.key, surface]));
  return layersOf(document).flatMap(({ surface, layer, name }) => {
    const found = surfaces.get(surface);
    if (layer.kind !== kind || !found || passes(layer, found, document.options)) return [];
    return [`${name} ${JSON.stringify(document.options)}`];
  });
}

function isSafe({ box }: Layer, surface: SurfaceBlueprint, options: ChosenOptions): boolean {
  const holds = safeArea(surface, options);
  return cornersOf(box).every(holds);
}

/** A photo may reach into the fold of a book, where only text would not be read. */
function isSafeOrBleeds(layer: Layer, surface: SurfaceBlueprint, options: ChosenOptions): boolean {
  const { width, height } = surface.size(options);
  const { x, y } = layer.box;
  const sides = [x, y, width - x - layer.box.width, height - y - layer.box.height];
  if (sides.some((gap) => Math.abs(gap) < TOUCHES))
    return sides.every((gap) => Math.abs(gap) < TOUCHES || gap > surface.safe - TOUCHES);
  return isSafe(layer, { ...surface, bindingStrip: undefined }, options);
}

function isLargeEnough({ box }: Layer, surface: SurfaceBlueprint, options: ChosenOptions): boolean {
  const { width, height } = surface.size(options);
  return box.height >= MIN_TEXT.millimeters && box.height >= MIN_TEXT.fraction * Math.min(width, height);
}

function meet(one: Box, other: Box): boolean {
  const along = (from: number, length: number, otherFrom: number, otherLength: number) =>
    from + length > otherFrom + TOUCHES && otherFrom + otherLength > from + TOUCHES;
  return along(one.x, one.width, other.x, other.width) && along(one.y, one.height, other.y, other.height);
}

function cornersOf({ x, y, width, height }: Box) {
  return [x, x + width].flatMap((left) => [y, y + height].map((top) => ({ x: left, y: top })));
}

/** Every combination of the options that change sizes or outlines. */
function everySize({ options }: Blueprint): ChosenOptions[] {
  return ["size", "shape", "pieces", "border"].reduce<ChosenOptions[]>(
    (chosen, code) => {
      const values = options.find((option) => option.code === code)?.values ?? [];
      if (values.length === 0) return chosen;
      return chosen.flatMap((each) => values.map((value) => ({ ...each, [code]: value.code })));
    },
    [{}],
  );
}
