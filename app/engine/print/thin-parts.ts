import type { Point } from "~/design/geometry/path-points";
import { islandsOf, signedArea } from "./neon/islands";
import { lengthOf } from "./neon/line-points";
import { moved, without } from "./neon/united-shapes";

/** A part counts from that many times the limit in length: shorter ones are tips and corners, which tools round off. */
const LONG = 10;
/** Short parts count where they are more than this of the whole, as in a tiny drawing. */
const MUCH = 0.1;
/** Of the limit: what remains is grown by so much more, for the steps of its curves. */
const SLACK = 0.05;

/**
 * Returns the width of the thinnest part of filled shapes, if that is below the limit: what disappears when their edges are
 * moved in by half of the limit and out again. Undefined when all parts are as wide as the limit.
 * @param outlines closed lines in millimeters that do not cross; a hole is a line within another, the other way round
 * @param limit in millimeters, like the result
 */
export function thinnestPart(outlines: Point[][], limit: number): number | undefined {
  const firm = moved(outlines, -limit / 2);
  const lost = islandsOf(without(outlines, moved(firm, limit * (0.5 + SLACK)))).map(measured);
  const long = lost.filter(({ length }) => length >= limit * LONG);
  if (long.length > 0) return Math.min(...long.map(({ width }) => width));
  const lostArea = lost.reduce((total, { area }) => total + area, 0);
  if (lostArea <= areaOf(outlines) * MUCH) return undefined;
  return lost.toSorted((one, other) => other.area - one.area)[0].width;
}

/** A part with the holes in it, with the sides of the rectangle that has the same area and edge. */
function measured(outlines: Point[][]) {
  const area = areaOf(outlines);
  const half = outlines.reduce((total, line) => total + lengthOf([...line, line[0]]) / 2, 0);
  const width = (half - Math.sqrt(Math.max(0, half ** 2 - 4 * area))) / 2;
  return { area, length: half - width, width };
}

function areaOf(outlines: Point[][]): number {
  return outlines.reduce((total, line) => total + signedArea(line), 0);
}
