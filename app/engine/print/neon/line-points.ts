import type { Point } from "~/design/geometry/path-points";

/** Measures along lines of points. */

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The smallest upright box around points. */
export function extentOf(points: Point[]): [left: number, top: number, right: number, bottom: number] {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  // Not by spreading: a text may have more points than a call may have arguments.
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

export function lengthOf(line: Point[]): number {
  return line.slice(1).reduce((total, point, index) => total + distance(line[index], point), 0);
}

export function isClosed(line: Point[]): boolean {
  return line.length > 2 && distance(line[0], line[line.length - 1]) < 1e-6;
}

/** Returns points at equal distances along a line, from its first to its last; at most `step` apart. */
export function spaced(line: Point[], step: number): Point[] {
  const pieces = Math.max(1, Math.ceil(lengthOf(line) / step));
  const each = lengthOf(line) / pieces;
  const points: Point[] = [line[0]];
  let walked = 0;
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index];
    const length = distance(from, to);
    while (points.length < pieces && walked + length >= each * points.length) {
      const part = length === 0 ? 0 : (each * points.length - walked) / length;
      points.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    walked += length;
  }
  return [...points, line[line.length - 1]];
}

/** Returns a line whose points are the means of their neighbors; its ends stay, and a closed line has none. */
export function smoothed(line: Point[], reach: number): Point[] {
  const closed = isClosed(line);
  const ring = closed ? line.slice(0, -1) : line;
  const at = (index: number) => ring[(index + ring.length) % ring.length];
  const points = ring.map((point, index) => {
    const wide = closed ? reach : Math.min(reach, index, ring.length - 1 - index);
    if (wide === 0) return point;
    const near = Array.from({ length: 2 * wide + 1 }, (_, step) => at(index + step - wide));
    return {
      x: near.reduce((total, { x }) => total + x, 0) / near.length,
      y: near.reduce((total, { y }) => total + y, 0) / near.length,
    };
  });
  return closed ? [...points, points[0]] : points;
}

/** Returns a closed line without the points that are nearer to the one before than `gap`. */
export function thinned(line: Point[], gap: number): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (!last || distance(last, point) >= gap) kept.push(point);
  }
  return kept;
}
