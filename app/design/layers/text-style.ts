import type { SurfaceBlueprint } from "../blueprint/blueprint";
import { isOfferedColor } from "../blueprint/offered-colors";
import type { Box, TextLayer } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import { hundredths } from "../geometry/measure";
import { hasDecoratedText } from "../text/ink-offsets";
import { offeredFonts } from "../text/offered-fonts";
import { LINE_SPACING } from "../text/text-limits";
import { offeredColor, textSizes, within } from "./layer-changes";

/** The style of a text; omitted properties stay unchanged. Size is the em in millimeters. */
export interface TextStyle {
  font?: string;
  color?: string;
  size?: number;
  align?: TextLayer["align"];
  curve?: number;
  /** "none" for a straight or curved line. */
  circle?: "none" | "outside" | "inside";
  spacing?: number;
  lineSpacing?: number;
  /** Color of the outline; empty for none. */
  borderColor?: string;
  borderWidth?: number;
  /** Color of the shadow; empty for none. */
  shadowColor?: string;
  shadowDistance?: number;
}

/** Width of a new outline and distance of a new shadow, in thousandths of the em. */
export const BORDER_WIDTH = 30;
export const SHADOW_DISTANCE = 50;

/**
 * Restyles a text; a color or font that is not offered is ignored, numbers are clamped. A text that comes onto a circle gets
 * a square box, as large as the longer side of its own and the surface allow; one that leaves it gets the box of a line.
 * @param surface the surface's size in millimeters
 */
export function setTextStyle(
  layer: TextLayer,
  style: TextStyle,
  offered: SurfaceBlueprint,
  surface: Proportion,
): TextLayer {
  const styled = restyled(layer, style, offered);
  if (style.circle === undefined || style.circle === (layer.circle ?? "none")) return styled;
  const circle = style.circle === "none" ? undefined : style.circle;
  const moved = { ...styled, circle, box: boxOn(circle, styled, surface, offered.safe) };
  return { ...moved, size: sizeWithin(moved, moved.size) };
}

/** The box of a text that changes its circle; one that is locked keeps its own. */
function boxOn(circle: TextLayer["circle"], layer: TextLayer, surface: Proportion, safe: number): Box {
  const { box } = layer;
  if (layer.locked || (layer.circle && circle)) return box;
  if (!circle) return boxAround(box, lineOf(layer), surface, safe);
  const side = Math.max(box.width, box.height);
  const square = Math.min(side, surface.width - 2 * safe, surface.height - 2 * safe);
  return boxAround(box, { width: square, height: square }, surface, safe);
}

/** The size of a text's circle as a line: as long as it is around, and as high as its text. */
function lineOf({ box, size, text }: TextLayer): Proportion {
  return { width: Math.PI * box.width, height: Math.min(box.height, size * text.split("\n").length) };
}

/** A box of a size around the middle of another, in the safe area. */
function boxAround({ x, y, width, height }: Box, size: Proportion, surface: Proportion, safe: number): Box {
  const across = Math.min(size.width, surface.width - 2 * safe);
  const start = (middle: number, side: number, length: number) =>
    hundredths(within(middle - side / 2, safe, length - safe - side, safe));
  return {
    x: start(x + width / 2, across, surface.width),
    y: start(y + height / 2, size.height, surface.height),
    width: hundredths(across),
    height: hundredths(size.height),
  };
}

function restyled(layer: TextLayer, style: TextStyle, offered: SurfaceBlueprint): TextLayer {
  const fonts = offeredFonts(offered);
  return {
    ...layer,
    font: style.font !== undefined && fonts.includes(style.font) ? style.font : layer.font,
    color: offeredColor(style.color, layer, offered),
    size: style.size === undefined ? layer.size : sizeWithin(layer, style.size),
    align: style.align ?? layer.align,
    curve: within(style.curve, -100, 100, layer.curve),
    spacing: within(style.spacing, -100, 500, layer.spacing),
    ...(style.lineSpacing !== undefined && {
      lineSpacing: within(style.lineSpacing, 70, 250, layer.lineSpacing ?? LINE_SPACING),
    }),
    ...(hasDecoratedText(offered) && decorations(layer, style, offered)),
  };
}

function decorations(
  { border, shadow }: TextLayer,
  style: TextStyle,
  offered: SurfaceBlueprint,
): Pick<TextLayer, "border" | "shadow"> {
  const borderColor = decorationColor(style.borderColor, border?.color, offered);
  const shadowColor = decorationColor(style.shadowColor, shadow?.color, offered);
  const changed: Pick<TextLayer, "border" | "shadow"> = {};
  if (border || borderColor) {
    const width = within(style.borderWidth, 5, 100, border?.width ?? BORDER_WIDTH);
    changed.border = borderColor ? { color: borderColor, width } : undefined;
  }
  if (shadow || shadowColor) {
    const distance = within(style.shadowDistance, 10, 200, shadow?.distance ?? SHADOW_DISTANCE);
    changed.shadow = shadowColor ? { color: shadowColor, distance } : undefined;
  }
  return changed;
}

function decorationColor(
  wanted: string | undefined,
  current: string | undefined,
  offered: SurfaceBlueprint,
): string | undefined {
  if (wanted === "") return undefined;
  return wanted !== undefined && isOfferedColor(wanted, offered) ? wanted : current;
}

function sizeWithin(layer: TextLayer, size: number): number {
  const { min, max } = textSizes(layer);
  return within(size, min, max, layer.size);
}
