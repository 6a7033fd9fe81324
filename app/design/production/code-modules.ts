import type { Process } from "./recipe";

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

/** Returns the smallest module in millimeters. @param coarseness of the material (SurfaceBlueprint.coarseness) */
export function minModule(process: Process, coarseness = 1): number {
  return minModules[process] * coarseness;
}
