import type { Blueprint, BlueprintTemplate, ChosenOptions, Opening } from "../../blueprint/blueprint";
import { artSlot, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice, swatchOption } from "../../blueprint/options";
import {
  blush,
  cream,
  ink,
  lilac,
  marigold,
  mint,
  navy,
  pine,
  sand,
  sky,
  terracotta,
  white,
} from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestions, printedSurface } from "../../blueprint/printed";
import { type Size, sizeBy } from "../../blueprint/sizes";
import type { Box, Surface } from "../../document/document";
import { hundredths } from "../../geometry/measure";
import { platePath } from "./cut-outs";

const plate = sizeBy("gangs", {
  one: { width: 70, height: 114 },
  two: { width: 116, height: 114 },
  three: { width: 162, height: 114 },
});

/** Distance between switches in millimeters. */
const PITCH = 46;
const CORNER = 4;
/** Minimum distance in millimeters between important content and an edge or cut-out. */
const CLEAR = 3;
const SCREW = 6;
/** Width of the border around a framed photo in millimeters. */
const FRAME = 6;

const gangCounts: Record<string, number> = { one: 1, two: 2, three: 3 };

interface SwitchKind {
  opening: Size;
  /** Distance of the screws above and below the center of the plate. */
  screws: number;
}

const kinds: Record<string, SwitchKind> = {
  toggle: { opening: { width: 10.4, height: 24.2 }, screws: 30.2 },
  rocker: { opening: { width: 33.4, height: 67 }, screws: 48.4 },
};

/** Returns the cut-outs of the plate: an opening for each switch, and a hole for each of its screws. */
export function switchOpenings(options: ChosenOptions): Opening[] {
  const { height } = plate(options);
  const { opening, screws } = kinds[options.switch] ?? kinds.toggle;
  return switchMiddles(options).flatMap((x) => [
    centered(x, height / 2, opening),
    ...[-screws, screws].map((off) => ({
      ...centered(x, height / 2 + off, { width: SCREW, height: SCREW }),
      round: true,
    })),
  ]);
}

export const switchpanel: Blueprint = {
  key: "switchpanel",
  options: [
    choice("gangs", "Switches", { one: "One switch", two: "Two switches", three: "Three switches" }),
    choice("switch", "Switch type", { toggle: "Toggle", rocker: "Rocker" }),
    swatchOption("color", "Screws", {
      white: ["White", "#faf8f4"],
      silver: ["Silver", "#d5d8dc"],
      gold: ["Brass", "#e3bd63"],
    }),
  ],
  surfaces: (options) => [
    {
      ...printedSurface({
        key: "front",
        title: "Plate",
        size: plate,
        bleed: 2,
        safe: CLEAR,
        mask: (chosen) => ({ kind: "path", path: platePath(plate(chosen), CORNER, switchOpenings(chosen)) }),
      }),
      cutOuts: switchOpenings(options),
    },
  ],
  slots: { ...photoQuestions(2), name: nameQuestion(16), line: lineQuestion("Second line", 20) },
  templates: [
    template("photo-and-name", "Photo and name", (options) => {
      const { upper, lower } = bands(options);
      const [first, ...others] = columns(options).widest;
      return surface(
        cream,
        photoSlot("photo", squareIn(first), "circle"),
        ...others.map((column, index) => artSlot(`paw-${index + 1}`, "paw", small(column, 0.6), terracotta)),
        textSlot("name", upper, { font: "pacifico", color: terracotta }),
        textSlot("line", lower, { font: "figtree", color: ink }),
      );
    }),
    template("full-photo", "Photo around the switch", (options) =>
      surface(white, photoSlot("photo", { x: 0, y: 0, ...plate(options) })),
    ),
    template("two-pets", "A pet on each side", (options) => {
      const { left, right } = columns(options);
      const { upper, lower } = bands(options);
      return surface(
        sky,
        photoSlot("photo", squareIn(left), "circle"),
        photoSlot("photo-2", squareIn(right), "circle"),
        textSlot("name", upper, { font: "fredoka", color: navy }),
        textSlot("line", lower, { font: "fredoka", color: navy }),
      );
    }),
    template("name-and-paws", "Name and paws", (options) => {
      const { upper, lower } = bands(options);
      return surface(
        mint,
        textSlot("name", upper, { font: "bebas-neue", color: pine }),
        ...columns(options).widest.map((column, index) =>
          artSlot(`paw-${index + 1}`, "paw", small(column, 0.8), terracotta),
        ),
        textSlot("line", lower, { font: "caveat", color: pine }),
      );
    }),
    template("two-halves", "Half and half", (options) => {
      const { width, height } = plate(options);
      const half = hundredths(width / 2);
      return surface(
        white,
        photoSlot("photo", { x: 0, y: 0, width: half, height }),
        photoSlot("photo-2", { x: half, y: 0, width: hundredths(width - half), height }),
      );
    }),
    template("framed", "Framed photo", (options) => {
      const { width, height } = plate(options);
      const [x, y] = [FRAME, FRAME];
      return surface(
        marigold,
        photoSlot("photo", { x, y, width: width - 2 * FRAME, height: height - 2 * FRAME }, "rounded"),
      );
    }),
    template("name-over-photo", "Photo below the name", (options) => {
      const { width, height } = plate(options);
      const { upper } = bands(options);
      const y = hundredths(upper.y + upper.height + 1);
      return surface(
        navy,
        photoSlot("photo", { x: 0, y, width, height: hundredths(height - y) }),
        textSlot("name", upper, { font: "fredoka", color: cream }),
      );
    }),
    template("hearts", "Heart portraits", (options) => {
      const { left, right } = columns(options);
      return surface(
        blush,
        photoSlot("photo", squareIn(left), "heart"),
        photoSlot("photo-2", squareIn(right), "heart"),
        textSlot("name", bands(options).upper, { font: "dancing-script", color: terracotta }),
      );
    }),
    template("dog-and-cat", "Dog, cat and a name", (options) => {
      const { left, right } = columns(options);
      const { upper, lower } = bands(options);
      return surface(
        lilac,
        artSlot("dog", "dog-side", small(left, 1), navy),
        artSlot("cat", "cat", small(right, 1), navy),
        textSlot("name", upper, { font: "righteous", color: navy }),
        textSlot("line", lower, { font: "figtree", color: navy }),
      );
    }),
    template("bones", "Name between bones", (options) => {
      const { upper, lower } = bands(options);
      const { left, right } = columns(options);
      return surface(
        sand,
        textSlot("name", upper, { font: "lobster", color: pine }),
        artSlot("bone-1", "bone", small(left, 0.9), terracotta),
        artSlot("bone-2", "bone", small(right, 0.9), terracotta),
        textSlot("line", lower, { font: "lobster", color: pine }),
      );
    }),
  ],
};

function template(
  key: string,
  title: string,
  arrange: (options: ChosenOptions) => Surface,
): BlueprintTemplate {
  return { key, title, surfaces: (options) => ({ front: arrange(options) }) };
}

/** The free horizontal strips above and below the switches, beyond their screws. */
function bands(options: ChosenOptions): { upper: Box; lower: Box } {
  const { width, height } = plate(options);
  const { opening, screws } = kinds[options.switch] ?? kinds.toggle;
  const screw = { top: height / 2 - screws - SCREW / 2, bottom: height / 2 - screws + SCREW / 2 };
  const over = { top: CLEAR + 2, bottom: screw.top - CLEAR };
  const under = { top: screw.bottom + CLEAR - 1, bottom: (height - opening.height) / 2 - CLEAR };
  const { top, bottom } = over.bottom - over.top > under.bottom - under.top ? over : under;
  const upper = boxOf(2 * CLEAR, top, width - 4 * CLEAR, bottom - top);
  return { upper, lower: { ...upper, y: hundredths(height - bottom) } };
}

/**
 * The free columns between these strips: left of the first and right of the last switch, and between switches; the
 * widest first.
 */
function columns(options: ChosenOptions): { left: Box; right: Box; widest: Box[] } {
  const { width, height } = plate(options);
  const { opening } = kinds[options.switch] ?? kinds.toggle;
  const { upper } = bands(options);
  const y = Math.max(upper.y + upper.height, height / 2 - opening.height) + CLEAR;
  const column = (from: number, to: number) => boxOf(from + CLEAR, y, to - from - 2 * CLEAR, height - 2 * y);
  const middles = switchMiddles(options);
  const edges = [0, ...middles.flatMap((x) => [x - opening.width / 2, x + opening.width / 2]), width];
  const all = edges.flatMap((from, index) => (index % 2 === 0 ? [column(from, edges[index + 1])] : []));
  return {
    left: all[0],
    right: all[all.length - 1],
    widest: all.filter((each) => each.width > 2 * CLEAR).sort((one, other) => other.width - one.width),
  };
}

/** Horizontal centers of the switches. */
function switchMiddles(options: ChosenOptions): number[] {
  const gangs = gangCounts[options.gangs] ?? 1;
  const first = plate(options).width / 2 - ((gangs - 1) * PITCH) / 2;
  return Array.from({ length: gangs }, (_, index) => first + index * PITCH);
}

function boxOf(x: number, y: number, width: number, height: number): Box {
  return { x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height) };
}

function centered(x: number, y: number, { width, height }: Size): Box {
  return boxOf(x - width / 2, y - height / 2, width, height);
}

/** The largest square in the center of a box, scaled by a factor. */
function small(box: Box, by: number): Box {
  const { x, y, width } = squareIn(box);
  return boxOf(x + (width * (1 - by)) / 2, y + (width * (1 - by)) / 2, width * by, width * by);
}
