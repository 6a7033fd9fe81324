import { hiddenAt } from "../blueprint/holes";
import type { DesignDocument, TextLayer } from "../document/document";
import { hiddenGaps } from "../surfaces/hidden-gaps";
import { isInOpening } from "../surfaces/safe-area";
import { findSurface } from "../surfaces/surfaces";
import { printedText } from "../text/ink-points";
import type { OutlineText } from "../text/outline";

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
  const text = gaps.length === 0 ? undefined : printedText(layer, outline);
  if (!text) return false;
  const hiding = gaps.filter(({ width, height }) => text.capital < READ_ACROSS * Math.min(width, height));
  return hiding.some((gap) => text.points.some((point) => isInOpening(point, gap)));
}

/** Checks whether a text lies in the strip in which its page is sewn or punched. */
export function isInBinding(
  document: DesignDocument,
  key: string,
  layer: TextLayer,
  outline: OutlineText,
): boolean {
  const strip = findSurface(document, key)?.bindingStrip?.(document.options);
  return (strip && printedText(layer, outline)?.points.some((point) => isInOpening(point, strip))) ?? false;
}

/** Checks whether a hole, the cap over it, or a cut-out goes through a text. */
export function isCutByHole(
  document: DesignDocument,
  key: string,
  layer: TextLayer,
  outline: OutlineText,
): boolean {
  const surface = findSurface(document, key);
  const drilled = (surface?.holes?.(document.options) ?? []).map(hiddenAt);
  const openings = [...(surface?.cutOuts ?? []), ...drilled];
  const text = openings.length === 0 ? undefined : printedText(layer, outline);
  return text?.points.some((point) => openings.some((opening) => isInOpening(point, opening))) ?? false;
}
