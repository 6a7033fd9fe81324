import type { Point } from "~/design/geometry/path-points";
import { distance, isClosed, spaced } from "./line-points";

/** Points are a millimeter apart, so that numbers of points are lengths in millimeters. */
const STEP = 1;
/** Before and after a place, by which its bend is measured: as far as the tube is wide. */
const REACH = 6;
/** Where a tube turns by that angle within so few millimeters, it is cut and joined, not bent. */
const CORNER = Math.PI / 4;
const CORNER_REACH = 2;

/**
 * Returns the smallest radius in millimeters to which a tube is bent, apart from its corners, at which two pieces are
 * joined; infinite for a straight one.
 */
export function smallestBend(line: Point[]): number {
  const ring = isClosed(line);
  const points = ring ? spaced(line, STEP).slice(0, -1) : spaced(line, STEP);
  const corners = cornersOf(points, ring);
  const radii = points.map((_, index) => {
    const isNearEnd = !ring && (index < REACH || index + REACH >= points.length);
    const isNearCorner = corners.some((corner) => between(corner, index, points.length, ring) < REACH);
    return isNearEnd || isNearCorner || points.length <= 2 * REACH ? Infinity : radiusAt(points, index);
  });
  return Math.min(Infinity, ...radii);
}

/** The places that turn most, each farther from the next than a turn is measured. */
function cornersOf(points: Point[], ring: boolean): number[] {
  const turns = points
    .map((_, index) => ({ index, turn: turnAt(points, index, ring) }))
    .filter(({ turn }) => turn >= CORNER)
    .toSorted((one, other) => other.turn - one.turn);
  const corners: number[] = [];
  for (const { index } of turns) {
    if (corners.every((corner) => between(corner, index, points.length, ring) > 2 * CORNER_REACH))
      corners.push(index);
  }
  return corners;
}

/** Steps from one place of a line to another, on a ring the shorter way. */
function between(one: number, other: number, count: number, ring: boolean): number {
  const straight = Math.abs(one - other);
  return ring ? Math.min(straight, count - straight) : straight;
}

/** Radians between the ways to a place and from it; none at the ends. */
function turnAt(points: Point[], index: number, ring: boolean): number {
  if (!ring && (index < CORNER_REACH || index + CORNER_REACH >= points.length)) return 0;
  const [before, at, after] = around(points, index, CORNER_REACH);
  const turn = Math.atan2(after.y - at.y, after.x - at.x) - Math.atan2(at.y - before.y, at.x - before.x);
  const whole = Math.abs(turn) % (2 * Math.PI);
  return Math.min(whole, 2 * Math.PI - whole);
}

/** Of the circle through three points; infinite for a straight line. */
function radiusAt(points: Point[], index: number): number {
  const [before, at, after] = around(points, index, REACH);
  const sides = [distance(before, at), distance(at, after), distance(before, after)];
  const area = Math.abs((at.x - before.x) * (after.y - before.y) - (at.y - before.y) * (after.x - before.x));
  return area === 0 ? Infinity : (sides[0] * sides[1] * sides[2]) / (2 * area);
}

function around(points: Point[], index: number, reach: number): [Point, Point, Point] {
  const at = (place: number) => points[(place + points.length) % points.length];
  return [at(index - reach), at(index), at(index + reach)];
}
