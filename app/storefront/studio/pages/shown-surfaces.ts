import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { layersOf, type PlacedLayer } from "~/design/layers/layers";
import { findProduct } from "~/design/products/known-products";
import { surfacesOf } from "~/design/surfaces/surfaces";

/**
 * Returns the visible surfaces: all that belong to no group, and one of each group, such as the pages of a book: the
 * wanted one, or the first.
 */
export function shownSurfaces(document: DesignDocument, wanted: string | null): SurfaceBlueprint[] {
  const surfaces = surfacesOf(document);
  const shownOf = new Map<string, SurfaceBlueprint>();
  for (const surface of surfaces) {
    if (!surface.group) continue;
    if (!shownOf.has(surface.group) || surface.key === wanted) shownOf.set(surface.group, surface);
  }
  return surfaces.filter((surface) => !surface.group || shownOf.get(surface.group) === surface);
}

/** Returns the groups of the design's surfaces in order; none if all surfaces are visible. */
export function surfaceGroups(document: DesignDocument, wanted: string | null) {
  const surfaces = surfacesOf(document);
  return shownSurfaces(document, wanted).flatMap((shown) =>
    shown.group
      ? [{ title: shown.group, surfaces: surfaces.filter(({ group }) => group === shown.group), shown }]
      : [],
  );
}

/** Surfaces that are shown one at a time, and the visible one. */
export type SurfaceGroup = ReturnType<typeof surfaceGroups>[number];

/** Returns the layers that the shopper fills on the visible surfaces. */
export function shownLayers(document: DesignDocument, shown: SurfaceBlueprint[]): PlacedLayer[] {
  return layersOf(document).filter(({ surface }) => shown.some(({ key }) => key === surface));
}

/** Returns the keys of all surfaces that the page draws with their text: visible ones, and those in the scene. */
export function drawnSurfaces(document: DesignDocument, wanted: string | null): string[] {
  const keys = Object.keys(document.surfaces);
  const inScene = findProduct(document.blueprint)?.shows?.(keys, wanted ?? undefined) ?? keys;
  return [...new Set([...inScene, ...shownSurfaces(document, wanted).map(({ key }) => key)])];
}
