import { artKeys } from "../art";
import type { SurfaceBlueprint } from "../blueprint/blueprint";

/** Returns the keys of the drawings that may decorate a surface. */
export function offeredArt({ art = artKeys }: SurfaceBlueprint): string[] {
  return art;
}
