import { createRequire } from "node:module";
import type { EndType, Path, Paths } from "clipper-lib";
import type { Point } from "~/design/geometry/path-points";

/** Set operations on shapes in millimeters, which clipper-lib computes in whole numbers. */

const require = createRequire(import.meta.url);
/** CommonJS, whose names an ES module cannot import. */
const clipper: typeof import("clipper-lib") = require("clipper-lib");
const UNITS = 1000;

/**
 * Returns the outlines of everything that closed lines fill together: outer ones, and holes the other way round.
 * @param isEvenOdd whether what an even number of lines surrounds is empty
 */
export function united(lines: Point[][], isEvenOdd = false): Point[][] {
  const { pftEvenOdd, pftNonZero } = clipper.PolyFillType;
  const paths = lines.map(toUnits);
  const filled = clipper.Clipper.SimplifyPolygons(paths, isEvenOdd ? pftEvenOdd : pftNonZero);
  return filled.map(fromUnits);
}

/** Returns the outlines of what the first outlines fill and the others do not. */
export function without(outlines: Point[][], others: Point[][]): Point[][] {
  const clipping = new clipper.Clipper();
  clipping.AddPaths(outlines.map(toUnits), clipper.PolyType.ptSubject, true);
  clipping.AddPaths(others.map(toUnits), clipper.PolyType.ptClip, true);
  const rest: Paths = [];
  const { pftNonZero } = clipper.PolyFillType;
  clipping.Execute(clipper.ClipType.ctDifference, rest, pftNonZero, pftNonZero);
  return rest.map(fromUnits);
}

/** Returns the outlines of everything within that distance of open lines. */
export function around(lines: Point[][], distance: number): Point[][] {
  return offset(lines, distance, clipper.EndType.etOpenRound);
}

/** Returns closed lines moved outwards, or inwards for a negative distance. */
export function moved(lines: Point[][], distance: number): Point[][] {
  return offset(lines, distance, clipper.EndType.etClosedPolygon);
}

function offset(lines: Point[][], distance: number, end: EndType): Point[][] {
  const arcTolerance = 0.1 * UNITS;
  const offsetting = new clipper.ClipperOffset(2, arcTolerance);
  offsetting.AddPaths(lines.map(toUnits), clipper.JoinType.jtRound, end);
  const outlines: Paths = [];
  offsetting.Execute(outlines, distance * UNITS);
  return outlines.map(fromUnits);
}

function toUnits(line: Point[]): Path {
  return line.map(({ x, y }) => ({ X: Math.round(x * UNITS), Y: Math.round(y * UNITS) }));
}

function fromUnits(path: Path): Point[] {
  return path.map(({ X, Y }) => ({ x: X / UNITS, y: Y / UNITS }));
}
