import type { SurfaceBlueprint } from "../blueprint/blueprint";
import { designFonts } from "./fonts";

const all = designFonts.map(({ key }) => key);

/** Returns the keys of the fonts that a surface offers. */
export function offeredFonts({ fonts = all }: SurfaceBlueprint): string[] {
  return fonts;
}
