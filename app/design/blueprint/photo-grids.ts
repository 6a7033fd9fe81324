import type { Box } from "../document/document";
import { hundredths } from "../geometry/measure";
import { partOf, squareIn } from "./layers";

/** Arrangements of photos in an area: each returns their boxes in millimeters. */

/** The gap between photos, as a fraction of the area. */
export const GAP = 0.03;

/** Returns that many boxes side by side. */
export function row(count: number, at: Box, gap = GAP): Box[] {
  return grid(count, 1, at, gap);
}

/** Returns the boxes of a grid, row by row. */
export function grid(across: number, down: number, at: Box, gap = GAP): Box[] {
  const space = gap * Math.min(at.width, at.height);
  const width = (at.width - space * (across - 1)) / across;
  const height = (at.height - space * (down - 1)) / down;
  return Array.from({ length: across * down }, (_, index) => ({
    x: hundredths(at.x + (index % across) * (width + space)),
    y: hundredths(at.y + Math.floor(index / across) * (height + space)),
    width: hundredths(width),
    height: hundredths(height),
  }));
}

/** A large photo beside two small ones. */
export function lead(at: Box): Box[] {
  const [large, small] = [partOf(at, [0, 0, 0.64, 1]), partOf(at, [0.67, 0, 0.33, 1])];
  return [large, ...grid(1, 2, small)];
}

/** In a column the photos are square, since wide strips cut faces off. */
export function strip(at: Box): Box[] {
  return at.width >= at.height ? grid(4, 1, at) : grid(1, 4, at).map(squareIn);
}

/** Two round photos as large as the area allows. */
export function pair(at: Box): Box[] {
  return at.height > at.width ? grid(1, 2, at) : row(2, at);
}

/** A round photo above two others; in a row where the area is wide. */
export function triangle(at: Box): Box[] {
  if (at.width > at.height * 1.3) return row(3, at);
  return [partOf(at, [0.2, 0, 0.6, 0.485]), ...row(2, partOf(at, [0, 0.515, 1, 0.485]))];
}

/** A wide photo above four small ones. */
export function five(at: Box): Box[] {
  return [partOf(at, [0, 0, 1, 0.62]), ...grid(4, 1, partOf(at, [0, 0.65, 1, 0.35]))];
}
