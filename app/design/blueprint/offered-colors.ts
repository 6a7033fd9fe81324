import type { SurfaceBlueprint } from "./blueprint";

const HEX = /^#[0-9a-f]{6}$/;

/**
 * Whether a surface may have that color: one of those offered, or where it is printed in full color and there is a choice,
 * any.
 * @param colors those offered: of texts and clip art by default, or the backgrounds
 */
export function isOfferedColor(
  color: string,
  { textColors, hasFreeColors }: SurfaceBlueprint,
  colors: readonly string[] = textColors,
): boolean {
  return colors.includes(color) || (hasFreeColors === true && colors.length > 1 && HEX.test(color));
}
