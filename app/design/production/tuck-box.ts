import type { Size } from "../blueprint/sizes";
import type { BoxSheet, Crease } from "./box-sheet";

/** A straight tuck box around a deck; lengths in millimeters. */

/** Of 54 cards of 0.31 mm, and room to draw them out. */
const DEPTH = 18;
const ROOM_ACROSS = 1.5;
const ROOM_ALONG = 2;
const GLUE_FLAP = 10;
/** The end of lid and bottom that is tucked in. */
const TUCK = 14;
const DUST_FLAP = 20;
/** By which flaps are narrower than what they close, so that they slide in. */
const TAPER = 1.5;

/**
 * Returns the box of a deck as one sheet: glue flap, front, side, back and side, with lid and bottom at the back. Front and
 * back show the picture of the cards' backs.
 * @param card size of a card, in millimeters
 */
export function tuckBox(card: Size): BoxSheet {
  const width = card.width + ROOM_ACROSS;
  const height = card.height + ROOM_ALONG;
  const top = DEPTH + TUCK;
  const bottom = top + height;
  const front = GLUE_FLAP;
  const side = front + width;
  const back = side + DEPTH;
  const otherSide = back + width;
  const size = { width: otherSide + DEPTH, height: bottom + top };
  const upper: Point[] = [
    [front, top],
    ...flap([side, back], top, -DUST_FLAP),
    ...lid([back, otherSide], top, -1),
    ...flap([otherSide, size.width], top, -DUST_FLAP),
  ];
  const lower = upper.slice(1).map(([x, y]): Point => [x, size.height - y]);
  const glued: Point[] = [
    [front, bottom],
    [0, bottom - GLUE_FLAP],
    [0, top + GLUE_FLAP],
  ];
  return {
    title: "Tuck box",
    surface: "back",
    size,
    mask: { kind: "path", path: outline([...upper, ...lower.reverse(), ...glued], size) },
    creases: [
      ...[front, side, back, otherSide].map((x) => crease([x, top], [x, bottom])),
      ...[top, bottom].map((y) => crease([side, y], [size.width, y])),
      ...[TUCK, size.height - TUCK].map((y) => crease([back, y], [otherSide, y])),
    ],
    panels: [
      { x: front, y: top, width, height, hasCutEnds: true },
      { x: back, y: top, width, height },
    ],
  };
}

type Point = [x: number, y: number];

/** A dust flap between two creases, narrower at its end. @param length negative for upwards */
function flap([left, right]: [left: number, right: number], y: number, length: number): Point[] {
  return [
    [left, y],
    [left + TAPER, y + length],
    [right - TAPER, y + length],
    [right, y],
  ];
}

/** The lid with the end that is tucked in. @param direction -1 for upwards */
function lid([left, right]: [left: number, right: number], y: number, direction: 1 | -1): Point[] {
  const fold = y + direction * DEPTH;
  return [[left, y], [left, fold], ...flap([left, right], fold, direction * TUCK), [right, fold], [right, y]];
}

function crease(from: Point, to: Point): Crease {
  const [start, end] = [from, to].map(([x, y]) => ({ x, y }));
  return { from: start, to: end };
}

/** A polygon as a mask's path, in a box of 100 by 100. */
function outline(points: Point[], { width, height }: Size): string {
  const steps = points.map(([x, y]) => `${(x / width) * 100} ${(y / height) * 100}`);
  return `M${steps.join("L")}Z`;
}
