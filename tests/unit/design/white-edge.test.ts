import { expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import type { Command } from "~/design/document/commands";
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
