import type { Blueprint, ChosenOptions, SurfaceBlueprint } from "./blueprint";
import { findBlueprint } from "./blueprints";
import type { DesignDocument } from "./document";

/** The surface of a design's blueprint; undefined when either is unknown. */
export function findSurface(document: DesignDocument, key: string): SurfaceBlueprint | undefined {
  return findBlueprint(document.blueprint)?.surfaces.find((surface) => surface.key === key);
}

/** The trimmed size of every surface in millimetres, for the options chosen. */
export function surfaceSizes(
  blueprint: Blueprint,
  options: ChosenOptions,
): Record<string, { width: number; height: number }> {
  return Object.fromEntries(blueprint.surfaces.map(({ key, size }) => [key, size(options)]));
}
