import type { Box } from "~/design/document/document";
import type { Proportion } from "~/design/geometry/geometry";
import { boundsOf } from "~/design/layers/layer-bounds";
import type { Placement, Point } from "./layer-geometry";

/** Lines of the surface to which dragged layers snap, in millimeters. */
export interface SnapLines {
  /** Vertical lines, by their distance from the left. */
  x: number[];
  /** Horizontal lines, by their distance from the top. */
  y: number[];
}

/** A line to which a layer has snapped. */
export interface Guide {
  axis: "x" | "y";
  at: number;
}

/** Degrees within which a rotation snaps to a multiple of 45°. */
const TURN_REACH = 4;
const EIGHTH = 45;

/** Returns the center, the safe area and the edges of the surface, and the centers and edges of the other layers. */
export function snapLines(size: Proportion, safe: number, others: Placement[]): SnapLines {
  const boxes = others.map(boundsOf);
  return {
    x: [...surfaceLines(size.width, safe), ...boxes.flatMap(({ x, width }) => [x, x + width / 2, x + width])],
    y: [
      ...surfaceLines(size.height, safe),
      ...boxes.flatMap(({ y, height }) => [y, y + height / 2, y + height]),
    ],
  };
}

/** Returns how far a layer must move so that its center or an edge lies on the nearest line within reach. */
export function snapPull(
  placement: Placement,
  lines: SnapLines,
  reach: number,
): { pull: Point; guides: Guide[] } {
  const bounds = boundsOf(placement);
  const x = nearest(stopsOf(bounds.x, bounds.width), lines.x, reach);
  const y = nearest(stopsOf(bounds.y, bounds.height), lines.y, reach);
  return { pull: { x: x?.pull ?? 0, y: y?.pull ?? 0 }, guides: guidesOf(x, y) };
}

/** Moves a point to the nearest vertical and the nearest horizontal line within reach. */
export function snapPoint(point: Point, lines: SnapLines, reach: number): { point: Point; guides: Guide[] } {
  const x = nearest([point.x], lines.x, reach);
  const y = nearest([point.y], lines.y, reach);
  return {
    point: { x: point.x + (x?.pull ?? 0), y: point.y + (y?.pull ?? 0) },
    guides: guidesOf(x, y),
  };
}

/** Rounds a rotation near a multiple of 45° to it. */
export function snapTurn(degrees: number): number {
  const eighth = Math.round(degrees / EIGHTH) * EIGHTH;
  return Math.abs(degrees - eighth) <= TURN_REACH ? eighth : degrees;
}

interface Catch {
  at: number;
  pull: number;
}

function surfaceLines(length: number, safe: number): number[] {
  return [length / 2, 0, length, safe, length - safe];
}

/** The center comes first, because it wins if two lines are equally near. */
function stopsOf(start: Box["x"], length: number): number[] {
  return [start + length / 2, start, start + length];
}

function nearest(stops: number[], lines: number[], reach: number): Catch | undefined {
  let best: Catch | undefined;
  for (const stop of stops) {
    for (const at of lines) {
      const pull = at - stop;
      if (Math.abs(pull) <= reach && (!best || Math.abs(pull) < Math.abs(best.pull) - 0.001))
        best = { at, pull };
    }
  }
  return best;
}

function guidesOf(x: Catch | undefined, y: Catch | undefined): Guide[] {
  const guides: Guide[] = [];
  if (x) guides.push({ axis: "x", at: x.at });
  if (y) guides.push({ axis: "y", at: y.at });
  return guides;
}
