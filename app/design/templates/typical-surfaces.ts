import type { SurfaceBlueprint } from "../blueprint/blueprint";

/**
 * Returns the surfaces that show what a template is like: the first one; two facing pages of a book, or the back and a
 * face of a deck.
 */
export function typicalSurfaces(surfaces: SurfaceBlueprint[]): SurfaceBlueprint[] {
  if (surfaces.length > 3 && surfaces.every(({ group }) => group)) return surfaces.slice(2, 4);
  const [first, second] = surfaces;
  return !first.group && second?.group ? [first, second] : [first];
}
