import type { SurfaceMask } from "../blueprint/blueprint";
import type { Box, PhotoLayer } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import type { Point } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";

/** A photo nearer to the edge than this many millimeters counts as reaching it. */
export const TOUCHES = 0.05;

/** The part of a trimmed edge that a rectangle covers, in millimeters of the surface. */
export interface Edge {
  side: "top" | "right" | "bottom" | "left";
  /** Clockwise around the surface. */
  from: Point;
  to: Point;
  /** Direction away from the surface, of length 1. */
  outwards: Point;
  startsAtCorner: boolean;
  endsAtCorner: boolean;
  /** Share of the whole edge, above 0 and at most 1. */
  share: number;
  /** The middles of the rests of the edge that are not covered. */
  gaps: Point[];
}

/** Checks whether the edges of a surface or of a photo's frame are straight. */
export function isStraight(outline: SurfaceMask["kind"] | PhotoLayer["shape"]): boolean {
  return outline === "rectangle" || outline === "rounded";
}

/** Returns the parts of the four edges of a surface that a rectangle covers, which may be turned. */
export function coveredEdges({ box, turn }: Pick<PhotoLayer, "box" | "turn">, size: Proportion): Edge[] {
  const toFrame = turnedAround(box, -turn);
  return edgesOf(size).flatMap(({ side, from, to, outwards }) => {
    const part = partWithin(box, toFrame(from), toFrame(to));
    if (!part) return [];
    const [start, end] = part;
    return {
      side,
      from: between(from, to, start),
      to: between(from, to, end),
      outwards,
      startsAtCorner: start === 0,
      endsAtCorner: end === 1,
      share: end - start,
      gaps: [start > 0 ? start / 2 : null, end < 1 ? (end + 1) / 2 : null].flatMap((middle) =>
        middle === null ? [] : [between(from, to, middle)],
      ),
    };
  });
}

const OUTWARDS = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

function edgesOf({ width, height }: Proportion): Pick<Edge, "side" | "from" | "to" | "outwards">[] {
  const [topLeft, topRight] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
  ];
  const [bottomRight, bottomLeft] = [
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return [
    { side: "top", from: topLeft, to: topRight, outwards: OUTWARDS.top },
    { side: "right", from: topRight, to: bottomRight, outwards: OUTWARDS.right },
    { side: "bottom", from: bottomRight, to: bottomLeft, outwards: OUTWARDS.bottom },
    { side: "left", from: bottomLeft, to: topLeft, outwards: OUTWARDS.left },
  ];
}

/** Returns which part of a line lies within a box, from 0 to 1; null when none does. */
function partWithin(
  { x, y, width, height }: Box,
  from: Point,
  to: Point,
): [start: number, end: number] | null {
  const bounds = [
    partBetween(from.x, to.x, x - TOUCHES, x + width + TOUCHES),
    partBetween(from.y, to.y, y - TOUCHES, y + height + TOUCHES),
  ];
  const start = Math.max(0, ...bounds.map(([first]) => first));
  const end = Math.min(1, ...bounds.map(([, last]) => last));
  return start < end ? [start, end] : null;
}

/** Returns when a value that goes evenly from one number to another is between two bounds. */
function partBetween(from: number, to: number, low: number, high: number): [first: number, last: number] {
  if (Math.abs(to - from) < 1e-9) {
    return from >= low && from <= high ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [1, 0];
  }
  const [atLow, atHigh] = [(low - from) / (to - from), (high - from) / (to - from)];
  return [Math.min(atLow, atHigh), Math.max(atLow, atHigh)];
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
