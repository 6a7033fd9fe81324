import type { PhotoMask } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import type { Point } from "../geometry/path-points";
import { WHOLE } from "./mask-limits";
import { maskCorners, pointsOn } from "./mask-points";

/**
 * Returns a check whether a mask keeps a point of a photo of that size, in millimeters from its top left corner, without
 * its blur. As it is drawn: the shape, non-zero where it crosses itself, then its strokes one after the other.
 */
export function keptBy(mask: PhotoMask, photo: Proportion): (point: Point) => boolean {
  // Points at the photo's edge, and beyond it by rounding, count as in the photo.
  const isInShape = shapeCheck(mask, photo, Math.max(photo.width, photo.height));
  const strokes = (mask.strokes ?? []).map(({ keeps, width, points }) => ({
    keeps,
    reach: ((width / WHOLE) * Math.max(photo.width, photo.height)) / 2,
    points: pointsOn(photo, points),
  }));
  return (point) => {
    const last = strokes.findLast(({ points, reach }) => isNear(points, point, reach));
    return last ? last.keeps : isInShape(point);
  };
}

function shapeCheck(mask: PhotoMask, photo: Proportion, beyond: number): (point: Point) => boolean {
  if (mask.shape === "ellipse") {
    const [from, to] = pointsOn(photo, mask.points);
    const [across, down] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
    return ({ x, y }) => ((x - from.x) / across - 1) ** 2 + ((y - from.y) / down - 1) ** 2 <= 1;
  }
  const corners = maskCorners(mask, photo, beyond);
  return (point) => windingAround(corners, point) !== 0;
}

/** How often a closed line goes around a point. */
function windingAround(line: Point[], { x, y }: Point): number {
  return line.reduce((winding, from, index) => {
    const to = line[(index + 1) % line.length];
    if (from.y > y === to.y > y) return winding;
    const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    return crossing > x ? winding + Math.sign(to.y - from.y) : winding;
  }, 0);
}

function isNear(line: Point[], point: Point, reach: number): boolean {
  return line.some((from, index) => {
    const to = line[index + 1] ?? from;
    const [across, down] = [to.x - from.x, to.y - from.y];
    const length = across ** 2 + down ** 2;
    const along = length === 0 ? 0 : ((point.x - from.x) * across + (point.y - from.y) * down) / length;
    const part = Math.min(1, Math.max(0, along));
    return Math.hypot(point.x - from.x - part * across, point.y - from.y - part * down) <= reach;
  });
}
