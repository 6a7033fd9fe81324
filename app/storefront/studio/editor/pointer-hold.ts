import type { Gesture, GestureTarget } from "./gesture-commands";
import { isRigid } from "./gesture-commands";
import { type Corner, corners, type Point } from "./layer-geometry";

/** The pressed part: the layer itself or one of its handles. */
export type Grip = "layer" | "turn" | Corner;

/** A layer held by pointers. */
export interface Hold {
  grip: Grip;
  target: Omit<GestureTarget, "reach">;
  /** Initial position of each pointer, in millimeters. */
  from: Point[];
  /** Whether the pointers have moved further than the tolerance. */
  isMoving: boolean;
}

/** Returns the pressed layer or handle; handles belong to the selected layer. */
export function pressedPart(element: Element): { grip: Grip; layer?: string } | undefined {
  const handle = element.closest<HTMLElement>("[data-grip]")?.dataset.grip;
  if (handle === "turn" || isCorner(handle)) return { grip: handle };
  const layer = element.closest<HTMLElement>("[data-place]")?.dataset.place;
  return layer === undefined ? undefined : { grip: "layer", layer };
}

/** Returns the gesture since the pointers were pressed. Shift inverts whether a corner keeps the proportion. */
export function gestureOf({ grip, target, from }: Hold, points: Point[], isShifted: boolean): Gesture {
  if (points.length > 1 && from.length > 1)
    return twoFingers(target, [from[0], from[1]], [points[0], points[1]]);
  const pull = between(from[0], points[0]);
  if (grip === "turn") return { kind: "turn", from: from[0], to: points[0] };
  if (grip !== "layer")
    return { kind: "resize", corner: grip, pull, keepsProportion: isRigid(target.layer) !== isShifted };
  return target.photo ? { kind: "crop", pull, spread: 1 } : { kind: "move", pull };
}

/** Distance between two points in millimeters. */
export function distance(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

function twoFingers({ photo }: Hold["target"], from: [Point, Point], to: [Point, Point]): Gesture {
  if (!photo) return { kind: "pinch", from, to };
  const before = distance(...from);
  const spread = before > 0 ? distance(...to) / before : 1;
  return { kind: "crop", pull: between(middle(from), middle(to)), spread };
}

function isCorner(handle: string | undefined): handle is Corner {
  return handle !== undefined && Object.hasOwn(corners, handle);
}

/** The way from one point to another. */
export function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** The point halfway between two others. */
export function middle([one, two]: [Point, Point]): Point {
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}
