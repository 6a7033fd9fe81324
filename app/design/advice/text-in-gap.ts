import type { DesignDocument, TextLayer } from "../document/document";
import { linesOf, pointsAlong } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";
import { hiddenGaps } from "../surfaces/hidden-gaps";
import { findSurface } from "../surfaces/surfaces";
import type { OutlineText } from "../text/outline";
import { fitText } from "../text/text-fit";

/** Letters this many times as high as the gap is wide are read across it. */
const READ_ACROSS = 2;

/** Checks whether a gap between two sheets hides a part of a text whose letters are not much larger than the gap. */
export function isLostInGap(
  document: DesignDocument,
  key: string,
  layer: TextLayer,
  outline: OutlineText,
): boolean {
  const surface = findSurface(document, key);
  const gaps = surface ? hiddenGaps(surface, document.options) : [];
  const shape =
    gaps.length === 0 || layer.text.trim() === "" ? undefined : outline(layer.font, layer.text, layer);
  if (!shape) return false;
  const { x, y, scale } = fitText(layer, shape);
  const turned = turnedAround(layer.box, layer.turn);
  const letterHeight = shape.capital * scale;
  const narrow = gaps.filter(({ width, height }) => letterHeight < READ_ACROSS * Math.min(width, height));
  if (narrow.length === 0) return false;
  return linesOf(shape.path).some((line) =>
    pointsAlong(line)
      .map((point) => turned({ x: x + point.x * scale, y: y + point.y * scale }))
      .some((point) =>
        narrow.some(
          (gap) =>
            point.x > gap.x && point.x < gap.x + gap.width && point.y > gap.y && point.y < gap.y + gap.height,
        ),
      ),
  );
}
