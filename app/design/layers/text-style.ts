import type { SurfaceBlueprint } from "../blueprint/blueprint";
import { isOfferedColor } from "../blueprint/offered-colors";
import type { TextLayer } from "../document/document";
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

/** Restyles a text; a color or font that is not offered is ignored, numbers are clamped. */
export function setTextStyle(layer: TextLayer, style: TextStyle, offered: SurfaceBlueprint): TextLayer {
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
  const { min, max } = textSizes(layer.box);
  return within(size, min, max, layer.size);
}
