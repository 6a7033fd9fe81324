import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { DesignDocument } from "../document/document";
import { findSurface } from "../surfaces/surfaces";

/** Millimeters of the smallest module of a QR code that can be scanned, engraved and printed. */
const ENGRAVED = 0.35;
const PRINTED = 0.5;

/** Products whose ink spreads: into cloth, and deep into a pile. A recipe would weigh too much in the studio. */
const spreading: Record<string, number> = { carpet: 2, doormat: 2, pillow: 0.8, rug: 2 };

/** Returns the smallest module in millimeters that can be scanned on a surface; coarse materials need larger ones. */
export function minModule(
  { blueprint }: Pick<DesignDocument, "blueprint">,
  { engravedIn, coarseness = 1 }: Pick<SurfaceBlueprint, "engravedIn" | "coarseness">,
): number {
  const printed = Object.hasOwn(spreading, blueprint) ? spreading[blueprint] : PRINTED;
  return (engravedIn === undefined ? printed : ENGRAVED) * coarseness;
}

/** As minModule, by the key of the surface. */
export function minModuleOn(document: DesignDocument, key: string): number {
  const surface = findSurface(document, key);
  return surface ? minModule(document, surface) : 0;
}
