import type { Point } from "./path-points";

/** Checks whether two convex shapes share an area; shapes that only touch do not. Separating axis theorem. */
export function doConvexShapesOverlap(one: Point[], other: Point[]): boolean {
  return ![...sidesOf(one), ...sidesOf(other)].some((side) => separates(side, one, other));
}

function sidesOf(shape: Point[]): Point[] {
  return shape.map(({ x, y }, index) => {
    const next = shape[(index + 1) % shape.length];
    return { x: next.x - x, y: next.y - y };
  });
}

/** Checks whether a line along the side lies between the shapes. */
function separates(side: Point, one: Point[], other: Point[]): boolean {
  const distances = (shape: Point[]) => shape.map(({ x, y }) => x * side.y - y * side.x);
  const [first, second] = [distances(one), distances(other)];
  return Math.max(...first) <= Math.min(...second) || Math.max(...second) <= Math.min(...first);
}
