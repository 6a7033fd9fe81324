import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { TextLayer } from "../document/document";
import type { Point } from "../geometry/path-points";

/** Checks whether text may have an outline and a shadow; an engraver or a tube has one line only. */
export function hasDecoratedText({ engravedIn }: SurfaceBlueprint): boolean {
  return engravedIn === undefined;
}

/** Returns how far the ink of a text reaches around its letters: offsets of copies, in thousandths of the em. */
export function inkOffsets({ border, shadow }: Pick<TextLayer, "border" | "shadow">): Point[] {
  const width = border?.width ?? 0;
  const around = width === 0 ? [{ x: 0, y: 0 }] : corners.map(({ x, y }) => ({ x: x * width, y: y * width }));
  if (!shadow) return around;
  const { distance } = shadow;
  return [...around, ...around.map(({ x, y }) => ({ x: x + distance, y: y + distance }))];
}

const corners: Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
