import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { DesignDocument } from "../document/document";
import { findSurface } from "../surfaces/surfaces";
import type { Process } from "./recipe";
import { recipeOf } from "./recipe-of";

/** Millimeters of the smallest module of a QR code that each process makes well enough to be scanned. */
const minModules: Record<Process, number> = {
  sublimation: 0.5,
  uv: 0.4,
  latex: 0.5,
  inkjet: 0.4,
  press: 0.35,
  garment: 0.8,
  "dye-injection": 2,
  decal: 0.5,
  laser: 0.35,
  router: 3,
};

/** As minModule, by the key of the surface. */
export function minModuleOn(document: DesignDocument, key: string): number {
  const surface = findSurface(document, key);
  return surface ? minModule(document, surface) : 0;
}

/** Returns the smallest module in millimeters that can be scanned on a surface. */
export function minModule(
  document: Pick<DesignDocument, "blueprint" | "options">,
  surface: Pick<SurfaceBlueprint, "key" | "coarseness">,
): number {
  return minModules[recipeOf(document, surface).process] * (surface.coarseness ?? 1);
}
