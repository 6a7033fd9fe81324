import { artKeys } from "../art";
import { isOwnArt, takesOwnArt } from "../art/own-art";
import type { SurfaceBlueprint } from "../blueprint/blueprint";

/** Returns the keys of the drawings that may decorate a surface. */
export function offeredArt({ art = artKeys }: SurfaceBlueprint): string[] {
  return art;
}

/** Checks whether a drawing may decorate a surface: an offered one, or one that a shopper has uploaded. */
export function isOfferedArt(art: string, surface: SurfaceBlueprint): boolean {
  return offeredArt(surface).includes(art) || (isOwnArt(art) && takesOwnArt(surface));
}
