import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import type { Box, DesignDocument } from "~/design/document/document";
import { maskPath } from "~/design/geometry/shapes";
import { layersOf } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { safeArea, safeLines } from "~/design/surfaces/safe-area";
import { findSurface } from "~/design/surfaces/surfaces";
import { isInside, outlinesOf } from "./outline-points";

const gangs = ["one", "two", "three"];
const switches = ["toggle", "rocker"];
const plates = gangs.flatMap((gang) => switches.map((kind) => ({ gangs: gang, switch: kind })));

function plateOf(document: DesignDocument) {
  const surface = findSurface(document, "front");
  if (!surface) throw new Error("There is no plate");
  const { cutOuts = [] } = surface;
  return { cutOuts, mask: maskPath(surface.mask(document.options), surface.size(document.options)) };
}

function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe.each(plates)("a plate for $gangs $switch", (options) => {
  test("has an opening for each switch and holes for its two screws", () => {
    const { cutOuts, mask } = plateOf(startDocument(blueprints.switchpanel, { options }));
    expect(cutOuts.filter(({ round }) => !round)).toHaveLength(gangs.indexOf(options.gangs) + 1);
    expect(cutOuts.filter(({ round }) => round)).toHaveLength(2 * (gangs.indexOf(options.gangs) + 1));
    const outlines = outlinesOf(mask);
    expect(outlines).toHaveLength(cutOuts.length + 1);
    expect(cutOuts.filter((cutOut) => isInside(outlines, middleOf(cutOut), 0))).toEqual([]);
    expect(isInside(outlines, { x: 5, y: 5 }, 0)).toBe(true);
  });

  test.each(["photo-and-name", "two-pets", "name-and-paws"])(
    "%s keeps text and faces clear of them",
    (template) => {
      const document = startDocument(blueprints.switchpanel, { template, options });
      const { cutOuts } = plateOf(document);
      const cut = layersOf(document).filter(({ layer }) =>
        cutOuts.some((cutOut) => overlap(layer.box, cutOut)),
      );
      expect(cut.map(({ name }) => name)).toEqual([]);
    },
  );
});

test("the safe area of a plate ends before its openings, and the dashed lines go around them", () => {
  const document = startDocument(blueprints.switchpanel, { options: { gangs: "one", switch: "toggle" } });
  const plate = findSurface(document, "front");
  if (!plate) throw new Error("There is no plate");
  const isSafe = safeArea(plate, document.options);
  const middle = { x: 35, y: 57 };
  const besides = [middle, { x: 42, y: 57 }, { x: 35, y: 71 }, { x: 35, y: 32 }, { x: 1, y: 57 }];
  expect(besides.map(isSafe)).toEqual([false, false, false, false, false]);
  expect(
    [
      { x: 50, y: 57 },
      { x: 35, y: 80 },
      { x: 35, y: 10 },
      { x: 5, y: 57 },
    ].map(isSafe),
  ).toEqual([true, true, true, true]);
  expect(safeLines(plate, document.options).match(/M/g)).toHaveLength(4);
});

test("a clock's numerals and text leave room for its hands' hole", () => {
  for (const template of ["photo-and-name", "arch-and-line", "words"]) {
    const document = startDocument(blueprints.wallclock, { template, options: { face: "roman" } });
    const front = findSurface(document, "front");
    const words = [...document.surfaces.front.layers, ...(front?.fixed?.(document) ?? [])].filter(
      ({ kind }) => kind === "text",
    );
    expect(words.length).toBeGreaterThan(12);
    expect(words.filter(({ box }) => front?.cutOuts?.some((hole) => overlap(box, hole)))).toEqual([]);
  }
});
