import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { ArtLayer } from "../document/document";
import type { PhotoSources, VectorPath } from "../photos/photo-source";

/** Clip art that shoppers upload: an art layer has its id in place of a key. */

const OWN_ART = /^own-[0-9a-f]{32}$/;
export const OWN_ART_TITLE = "Your clip art";

/** Checks the format of an id; no key of our own drawings has it, and no photo. */
export function isOwnArt(art: string): boolean {
  return OWN_ART.test(art);
}

/** Checks whether a surface takes drawings of shoppers; one with its own list, such as neon tubes, does not. */
export function takesOwnArt({ allows, art }: SurfaceBlueprint): boolean {
  return Boolean(allows?.includes("art")) && art === undefined;
}

const WHITE = "#ffffff";

/** A shape of an uploaded drawing as the provider sends it. */
interface SentShape {
  d: string;
  is_even_odd: boolean;
  color?: string | null;
}

/** Reads the shapes of an uploaded drawing as the provider sends them. */
export function readSentShapes(shapes: readonly SentShape[]): VectorPath[] {
  return shapes.map(({ d, is_even_odd, color }) => ({
    d,
    isEvenOdd: is_even_odd,
    color: color ?? undefined,
  }));
}

/** Checks whether a drawing has several colors. */
export function hasOwnColors(art: string, sources: PhotoSources): boolean {
  return pathsOfOwnArt(art, sources)?.some(({ color }) => color) ?? false;
}

/** Checks whether an art layer has the colors of its drawing where it is printed, instead of its own. */
export function showsOwnColors(
  { art, isOneColor }: Pick<ArtLayer, "art" | "isOneColor">,
  sources: PhotoSources,
  offered: Pick<SurfaceBlueprint, "hasFreeColors"> | undefined,
): boolean {
  return offered?.hasFreeColors === true && !isOneColor && hasOwnColors(art, sources);
}

/** The shapes that a drawing has in one color: white ones are left out, like paper. */
export function oneColored(paths: readonly VectorPath[]): VectorPath[] {
  return paths.filter(({ color }) => color !== WHITE);
}

/** Returns the paths of an uploaded drawing in a square of 100 by 100; undefined without it. */
export function pathsOfOwnArt(art: string, sources: PhotoSources): readonly VectorPath[] | undefined {
  return Object.hasOwn(sources, art) ? sources[art].paths : undefined;
}
