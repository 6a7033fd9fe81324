import type { Box, Layer } from "~/design/document/document";
import { turned } from "~/design/geometry/turned-points";

/** Positions and rotations of layers, in millimeters of the surface and degrees clockwise. */

export interface Point {
  x: number;
  y: number;
}

export type Placement = Pick<Layer, "box" | "turn">;

export type Corner = "top-left" | "top-right" | "bottom-right" | "bottom-left";

/** Direction of each corner from the center of a box. */
export const corners: Record<Corner, Point> = {
  "top-left": { x: -1, y: -1 },
  "top-right": { x: 1, y: -1 },
  "bottom-right": { x: 1, y: 1 },
  "bottom-left": { x: -1, y: 1 },
};

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves a box by a distance in millimeters. */
export function movedBox(box: Box, pull: Point): Box {
  return { ...box, x: box.x + pull.x, y: box.y + pull.y };
}

/** Returns the visible position of a layer's corner, after its rotation. */
export function cornerOf({ box, turn }: Placement, corner: Corner): Point {
  const middle = middleOf(box);
  const arm = turned(
    { x: (corners[corner].x * box.width) / 2, y: (corners[corner].y * box.height) / 2 },
    turn,
  );
  return { x: middle.x + arm.x, y: middle.y + arm.y };
}

/**
 * Resizes a box by dragging one of its corners to a point; the opposite corner keeps its visible position.
 * @param min minimum length of a side in millimeters
 */
export function resizedBox(
  { box, turn }: Placement,
  corner: Corner,
  to: Point,
  { keepsProportion, min }: { keepsProportion: boolean; min: number },
): Box {
  const way = corners[corner];
  const anchor = cornerOf({ box, turn }, opposite[corner]);
  const arm = turned({ x: to.x - anchor.x, y: to.y - anchor.y }, -turn);
  const reached = { width: arm.x * way.x, height: arm.y * way.y };
  const { width, height } = keepsProportion
    ? inProportion(box, reached, min)
    : { width: Math.max(min, reached.width), height: Math.max(min, reached.height) };
  const half = turned({ x: (way.x * width) / 2, y: (way.y * height) / 2 }, turn);
  return boxAround({ x: anchor.x + half.x, y: anchor.y + half.y }, width, height);
}

/** Scales a box around its center. */
export function scaledBox(box: Box, scale: number): Box {
  return boxAround(middleOf(box), box.width * scale, box.height * scale);
}

/** Returns the rotation of a layer whose top points to this point. */
export function turnToward(box: Box, point: Point): number {
  const middle = middleOf(box);
  return (Math.atan2(point.x - middle.x, middle.y - point.y) * 180) / Math.PI;
}

/** Moves, scales and rotates a layer with two fingers; it is scaled around its own center. */
export function pinched({ box, turn }: Placement, from: [Point, Point], to: [Point, Point]): Placement {
  const [before, after] = [handOf(from), handOf(to)];
  const scale = before.spread > 0 ? after.spread / before.spread : 1;
  const pull = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y };
  return { box: movedBox(scaledBox(box, scale), pull), turn: turn + after.angle - before.angle };
}

const opposite: Record<Corner, Corner> = {
  "top-left": "bottom-right",
  "top-right": "bottom-left",
  "bottom-right": "top-left",
  "bottom-left": "top-right",
};

/** Returns the size with the box's proportion that is closest to the dragged one. */
function inProportion(box: Box, reached: { width: number; height: number }, min: number) {
  const square = box.width ** 2 + box.height ** 2;
  const scale = (reached.width * box.width + reached.height * box.height) / square;
  const whole = Math.max(scale, min / Math.min(box.width, box.height));
  return { width: box.width * whole, height: box.height * whole };
}

function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function handOf([one, two]: [Point, Point]) {
  return {
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
    spread: Math.hypot(two.x - one.x, two.y - one.y),
    angle: (Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI,
  };
}
