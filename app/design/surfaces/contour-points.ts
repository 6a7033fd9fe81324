import type { SurfaceMask } from "../blueprint/blueprint";
import type { Proportion } from "../geometry/geometry";
import { closedLines, type Point } from "../geometry/path-points";

const CIRCLE_POINTS = 90;

/** A point of a contour, in millimeters of the surface. */
export interface ContourPoint extends Point {
  /** Direction away from the surface, of length 1. */
  outwards: Point;
}

/** Returns points along the outer cut line of a round surface or of one with a silhouette; none for straight edges. */
export function contourPoints(mask: SurfaceMask, { width, height }: Proportion): ContourPoint[] {
  const line = unitLine(mask).map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * height }));
  const way = Math.sign(area(line));
  return line.flatMap((point, index) => {
    const before = line[(index + line.length - 1) % line.length];
    const after = line[(index + 1) % line.length];
    const [across, down] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(across, down);
    if (length === 0) return [];
    return [{ ...point, outwards: { x: (way * down) / length, y: (-way * across) / length } }];
  });
}

/** In a box of 100 by 100. */
function unitLine(mask: SurfaceMask): Point[] {
  if (mask.kind === "path") return closedLines(mask.path)[0] ?? [];
  if (mask.kind !== "circle") return [];
  return Array.from({ length: CIRCLE_POINTS }, (_, index) => {
    const angle = (index / CIRCLE_POINTS) * 2 * Math.PI;
    return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) };
  });
}

/** Twice the area, positive for a line that goes clockwise on the screen. */
function area(line: Point[]): number {
  return line.reduce((total, { x, y }, index) => {
    const next = line[(index + 1) % line.length];
    return total + x * next.y - next.x * y;
  }, 0);
}
