import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { Box, CodeLayer } from "../document/document";
import { contrast } from "../text/legible-text";
import type { OutlineText } from "../text/outline";
import { codeFont } from "./code-font";
import { codeLevel, QUIET_ZONE } from "./code-level";
import { readLink } from "./link";

/** Paper around and between the modules. */
export const CODE_PAPER = "#ffffff";

/** Drawn faintly while there is no link, and not printed. */
const EXAMPLE = "https://example.com";
const MIN_CONTRAST = 4.5;

/** Returns the font and the text of a code (code-font.ts). @param min see codeLevel */
export function shownCode(
  { link, box }: Pick<CodeLayer, "link" | "box">,
  min: number,
): {
  font: string;
  text: string;
  isExample: boolean;
} {
  const reading = readLink(link);
  const text = "link" in reading ? reading.link : EXAMPLE;
  return {
    text,
    font: codeFont(codeLevel(text, codeSquare(box).side, min)),
    isExample: !("link" in reading),
  };
}

/** Returns the square of a code in its box, quiet zone included; in millimeters. */
export function codeSquare({ x, y, width, height }: Box): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, side };
}

/**
 * Returns the size of a code's modules in millimeters; undefined without a link, and while it cannot be encoded.
 * @param min see codeLevel
 */
export function moduleSize(layer: CodeLayer, min: number, outline: OutlineText): number | undefined {
  const { font, text, isExample } = shownCode(layer, min);
  const shape = isExample ? undefined : outline(font, text);
  return shape && codeSquare(layer.box).side / (shape.width + 2 * QUIET_ZONE);
}

/** Returns the text colors of a surface in which phones can read a code; none on dark wood. */
export function codeColors({
  textColors,
  engravedIn,
  bareColor = CODE_PAPER,
}: Pick<SurfaceBlueprint, "textColors" | "engravedIn" | "bareColor">): string[] {
  if (engravedIn !== undefined) return textColors;
  return textColors.filter((color) =>
    [CODE_PAPER, bareColor].every((paper) => contrast(color, paper) >= MIN_CONTRAST),
  );
}

/** Checks whether shoppers may add a code: dark wood allows it, but has no color for it. */
export function offersCode(surface: SurfaceBlueprint): boolean {
  return (surface.allows?.includes("code") ?? false) && codeColors(surface).length > 0;
}
