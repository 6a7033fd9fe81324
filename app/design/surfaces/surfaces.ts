import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { DesignDocument } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import { findBlueprint } from "../products/known-products";

/** Documents are immutable, so the surfaces of each are computed once. */
const asked = new WeakMap<DesignDocument, SurfaceBlueprint[]>();

/** Returns the surfaces for the options that the document has chosen; none for an unknown product. */
export function surfacesOf(document: DesignDocument): SurfaceBlueprint[] {
  const known = asked.get(document);
  if (known) return known;
  const blueprint = findBlueprint(document.blueprint);
  if (!blueprint) return [];
  const surfaces = blueprint.surfaces(document.options, document.details);
  asked.set(document, surfaces);
  return surfaces;
}

/** Returns a surface by its key; undefined when the product has none. */
export function findSurface(document: DesignDocument, key: string): SurfaceBlueprint | undefined {
  return surfacesOf(document).find((surface) => surface.key === key);
}

/** Returns the trimmed size of every surface in millimeters. */
export function surfaceSizes(document: DesignDocument): Record<string, Proportion> {
  return Object.fromEntries(surfacesOf(document).map(({ key, size }) => [key, size(document.options)]));
}
