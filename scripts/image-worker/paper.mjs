import { WHITE } from "./paint-color.mjs";
import { boundsOf, pointsOf } from "./path-bounds.mjs";

/** The part of its box that a shape covers at least when it is paper; rounding of transforms keeps it below 1. */
const MIN_PART = 0.98;

/**
 * Returns the shapes without white ones at the bottom that cover the whole drawing, or its visible part: they are the
 * paper. A drawing of nothing but white is paper, too.
 * @param {{ path: { iterate: Function }, color?: string }[]} shapes the lowest first
 * @param {{ x: number, y: number, width: number, height: number } | undefined} view the visible part
 */
export function withoutPaper(shapes, view) {
  if (shapes.every(isWhite)) return [];
  const bounds = boundsOf(shapes);
  const first = shapes.findIndex(
    (shape) => !isWhite(shape) || ![bounds, view].some((area) => area && covers(shape, area)),
  );
  return shapes.slice(first);
}

function isWhite({ color }) {
  return color === WHITE;
}

function covers(shape, { x, y, width, height }) {
  const box = boundsOf([shape]);
  if (!box || areaWithin(pointsOf(shape)) < MIN_PART * box.width * box.height) return false;
  const across = Math.min(box.x + box.width, x + width) - Math.max(box.x, x);
  const down = Math.min(box.y + box.height, y + height) - Math.max(box.y, y);
  return across >= MIN_PART * width && down >= MIN_PART * height;
}

/** The area within a line of corners (the shoelace formula). */
function areaWithin(points) {
  const doubled = points.reduce((total, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
