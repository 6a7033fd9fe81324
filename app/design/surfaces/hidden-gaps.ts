import type { ChosenOptions, SurfaceBlueprint } from "../blueprint/blueprint";
import type { Box } from "../document/document";

/** Narrower gaps come from rounding, in millimeters. */
const MIN_GAP = 0.1;

/**
 * Returns the strips of a surface's picture that none of its sheets prints, such as the gaps between wall tiles, in
 * millimeters; none for a picture on one sheet.
 */
export function hiddenGaps(
  { sheets, size }: Pick<SurfaceBlueprint, "sheets" | "size">,
  options: ChosenOptions,
): Box[] {
  const parts = sheets?.(options) ?? [];
  const { width, height } = size(options);
  const upright = between(parts.map((part) => ({ from: part.x, length: part.size.width })));
  const level = between(parts.map((part) => ({ from: part.y, length: part.size.height })));
  return [
    ...upright.map(({ from, length }) => ({ x: from, y: 0, width: length, height })),
    ...level.map(({ from, length }) => ({ x: 0, y: from, width, height: length })),
  ];
}

interface Stretch {
  from: number;
  length: number;
}

/** Returns what lies between stretches along one direction; equal stretches count once. */
function between(stretches: Stretch[]): Stretch[] {
  const inOrder = stretches.toSorted((one, other) => one.from - other.from);
  return inOrder.slice(1).flatMap(({ from }, index) => {
    const end = inOrder[index].from + inOrder[index].length;
    return from - end > MIN_GAP ? [{ from: end, length: from - end }] : [];
  });
}
