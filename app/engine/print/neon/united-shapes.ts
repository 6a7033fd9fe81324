import { createRequire } from "node:module";
import type { EndType, Path, Paths } from "clipper-lib";
import type { Point } from "~/design/geometry/path-points";

/** Set operations on shapes in millimeters, which clipper-lib computes in whole numbers. */

const require = createRequire(import.meta.url);
/** CommonJS, whose names an ES module cannot import. */
const clipper: typeof import("clipper-lib") = require("clipper-lib");
const UNITS = 1000;

/**
 * Returns the outlines of everything that closed lines fill together: outer ones, and holes the other way round. Outlines
 * may touch themselves at a point: to part them there (SimplifyPolygons) takes seconds for a word in joined letters.
 */
export function united(lines: Point[][]): Point[][] {
  const clip = new clipper.Clipper();
  clip.AddPaths(lines.map(toUnits), clipper.PolyType.ptSubject, true);
  const filled: Paths = [];
  const nonZero = clipper.PolyFillType.pftNonZero;
  clip.Execute(clipper.ClipType.ctUnion, filled, nonZero, nonZero);
  return filled.map(fromUnits);
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
