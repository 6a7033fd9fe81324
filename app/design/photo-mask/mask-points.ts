import type { PhotoMask } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import type { Point } from "../geometry/path-points";
import { WHOLE } from "./mask-limits";

/** Where a mask is not blurred any more, in standard deviations from its edge. */
export const REACH = 3;

/** Returns coordinates of a mask as points of a photo of that size, from its top left corner. */
export function pointsOn({ width, height }: Proportion, coordinates: number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < coordinates.length; at += 2)
    points.push({ x: (coordinates[at] / WHOLE) * width, y: (coordinates[at + 1] / WHOLE) * height });
  return points;
}

/**
 * Returns the corners of an outline or a rectangle on a photo of that size, in millimeters. Where it follows an edge of
 * the photo it lies `beyond` it, so that its blur does not reach into the photo, whose edge may be the end of the bleed.
 */
export function maskCorners({ shape, points }: PhotoMask, photo: Proportion, beyond: number): Point[] {
  const corners = shape === "rectangle" ? rectangleCorners(points) : points;
  const on = pointsOn(photo, corners);
  const edges = on.map(({ x, y }) => edgesAt(x / photo.width, y / photo.height));
  return on.flatMap((point, index) => {
    const before = edges[(index + on.length - 1) % on.length];
    const after = edges[(index + 1) % on.length];
    const [arrives, leaves] = [before, after].map((others) => shares(edges[index], others));
    if (!arrives && !leaves) return [point];
    const [right, bottom, left, top] = edges[index];
    const moved = {
      x: point.x + beyond * (Number(right) - Number(left)),
      y: point.y + beyond * (Number(bottom) - Number(top)),
    };
    if (arrives && leaves) return [moved];
    return arrives ? [moved, point] : [point, moved];
  });
}

function rectangleCorners([left, top, right, bottom]: number[]): number[] {
  return [left, top, right, top, right, bottom, left, bottom];
}

type Edges = [right: boolean, bottom: boolean, left: boolean, top: boolean];

function edgesAt(x: number, y: number): Edges {
  return [x >= 1, y >= 1, x <= 0, y <= 0];
}

function shares(some: Edges, others: Edges): boolean {
  return some.some((isAt, index) => isAt && others[index]);
}
