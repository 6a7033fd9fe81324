import { expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import type { Command } from "~/design/document/commands";
import { contourPoints } from "~/design/surfaces/contour-points";
import { safeArea } from "~/design/surfaces/safe-area";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, placed } from "./a-design";

const MESSAGE =
  "Photo: tilted like this, it leaves a white corner at the edge; make it larger or straighten it.";

function problemsOf(...commands: Command[]): string[] {
  const canvas = aDesign("canvas", {}, placed("front", "photo", "portrait:dog-corgi"), ...commands);
  return designProblems(canvas, serverOutline).map(({ message }) => message);
}

const turned = (turn: number): Command => ({ type: "set-turn", surface: "front", layer: "photo", turn });
const sized = (box: { x: number; y: number; width: number; height: number }): Command => ({
  type: "set-box",
  surface: "front",
  layer: "photo",
  box,
});

test("a photo that is tilted on a canvas cannot be ordered while a white corner shows", () => {
  expect(problemsOf()).toEqual([]);
  expect(problemsOf(turned(3))).toEqual([MESSAGE]);
  expect(problemsOf(turned(3), sized({ x: -40, y: -40, width: 400, height: 400 }))).toEqual([]);
});

test("a small tilted photo and a colored background are the shopper's choice", () => {
  expect(problemsOf(sized({ x: 40, y: 40, width: 80, height: 80 }), turned(3))).toEqual([]);
  const black: Command = { type: "set-background", surface: "front", color: "#2a211c" };
  expect(problemsOf(turned(3), black)).toEqual([]);
});

test("a photo that covers a round coaster must cover its bleed as well, however it is tilted", () => {
  const coaster = (turn: number, around: number) => {
    const box = { x: -around, y: -around, width: 95 + 2 * around, height: 95 + 2 * around };
    const design = aDesign(
      "photocoaster",
      { options: { shape: "circle" }, template: "full-photo" },
      placed("front", "photo", "portrait:dog-corgi"),
      sized(box),
      turned(turn),
    );
    return designProblems(design, serverOutline).map(({ message }) => message);
  };
  expect(coaster(0, 0)).toEqual([]);
  expect(coaster(45, 0.2)).toEqual([MESSAGE]);
  expect(coaster(45, 4)).toEqual([]);
});

test.each(["ornaments", "apron", "skateboard"])("the contour of %s points away from it all around", (key) => {
  const design = aDesign(key, { options: { shape: "bone" } });
  const [surface] = surfacesOf(design);
  const [mask, size] = [surface.mask(design.options), surface.size(design.options)];
  const line = contourPoints(mask, size);
  expect(line.length).toBeGreaterThan(20);
  const isInside = safeArea({ ...surface, safe: 0, cutOuts: [], holes: undefined }, design.options);
  const [beyond, within] = [1, -1].map((way) =>
    line.filter(({ x, y, outwards }) => isInside({ x: x + way * outwards.x, y: y + way * outwards.y })),
  );
  expect(beyond.length).toBeLessThan(line.length * 0.05);
  expect(within.length).toBeGreaterThan(line.length * 0.95);
});
