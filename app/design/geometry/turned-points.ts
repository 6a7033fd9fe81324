import type { Box } from "../document/document";
import type { Point } from "./path-points";

/** Turns a point clockwise by that many degrees around the origin. */
export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** Returns a function that turns points clockwise by that many degrees around the center of a box. */
export function turnedAround({ x, y, width, height }: Box, degrees: number): (point: Point) => Point {
  const middle = { x: x + width / 2, y: y + height / 2 };
  return (point) => {
    const arm = turned({ x: point.x - middle.x, y: point.y - middle.y }, degrees);
    return { x: middle.x + arm.x, y: middle.y + arm.y };
  };
}
