import type { ChosenOptions, SurfaceBlueprint } from "../blueprint/blueprint";
import type { Box, PhotoLayer } from "../document/document";
import { hundredths } from "../geometry/measure";

/** A photo nearer to the edge than this many millimeters counts as reaching it. */
const TOUCHES = 0.05;

/**
 * Returns the frame in which a photo is drawn: where it reaches the trimmed edge it extends to the end of the bleed, so
 * that no white shows if the cut is slightly off. Only plain, unrotated rectangles do.
 */
export function printedFrame(
  { box, shape, turn }: Pick<PhotoLayer, "box" | "shape" | "turn">,
  { size, bleed }: Pick<SurfaceBlueprint, "size" | "bleed">,
  options: ChosenOptions,
): Box {
  if (shape !== "rectangle" || turn !== 0 || bleed === 0) return box;
  const { width, height } = size(options);
  const left = box.x <= TOUCHES ? Math.min(box.x, -bleed) : box.x;
  const top = box.y <= TOUCHES ? Math.min(box.y, -bleed) : box.y;
  const right = reaching(box.x + box.width, width, bleed);
  const bottom = reaching(box.y + box.height, height, bleed);
  return { x: left, y: top, width: hundredths(right - left), height: hundredths(bottom - top) };
}

function reaching(end: number, edge: number, bleed: number): number {
  return end >= edge - TOUCHES ? Math.max(end, edge + bleed) : end;
}
