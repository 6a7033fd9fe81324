import type { Box, TextLayer } from "../document/document";
import type { Outline } from "./outline";

/** Placement of an outline: its origin on the baseline, and millimeters per outline unit. */
export interface TextPlacement {
  x: number;
  y: number;
  scale: number;
}

/**
 * Fits a text into its box: at the wanted size or smaller, so that it fits in both directions; aligned
 * horizontally as chosen, centered vertically.
 */
export function fitText(
  layer: Pick<TextLayer, "box" | "size" | "align">,
  outline: Pick<Outline, "width" | "ascender" | "descender">,
): TextPlacement {
  const { box } = layer;
  const outlineHeight = outline.ascender + outline.descender;
  const scale = Math.min(
    layer.size / 1000,
    box.width / Math.max(outline.width, 1),
    box.height / Math.max(outlineHeight, 1),
  );
  return {
    x: box.x + spaceBefore(layer.align, box, outline.width * scale),
    y: box.y + (box.height - outlineHeight * scale) / 2 + outline.ascender * scale,
    scale,
  };
}

/** Returns the empty space left of a line of that width in its box. */
export function spaceBefore(align: TextLayer["align"], box: Pick<Box, "width">, width: number): number {
  if (align === "left") return 0;
  if (align === "right") return box.width - width;
  return (box.width - width) / 2;
}
