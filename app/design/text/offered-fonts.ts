import type { SurfaceBlueprint } from "../blueprint/blueprint";
import { designFonts } from "./fonts";

const all = designFonts.map(({ key }) => key);

/** The keys of the typefaces that a surface's words may be set in. */
export function offeredFonts({ fonts = all }: SurfaceBlueprint): string[] {
  return fonts;
}
