import type { RecipePreset } from "./recipe";

/** Processes as our workshop runs them; products differ from them in their own recipes. */

const direct = { mirrored: false, white: "none", color: "process", cutLine: "CutContour" } as const;

/** Dyes on transfer paper, pressed into the product with heat. */
export const transfer: RecipePreset = {
  ...direct,
  process: "sublimation",
  mirrored: true,
  pixelsPerInch: 300,
};
/** The same on cloth, which shows less detail. */
export const clothTransfer: RecipePreset = { ...transfer, pixelsPerInch: 200 };
/** Ink hardened by ultraviolet light, on the front. */
export const uv: RecipePreset = { ...direct, process: "uv", pixelsPerInch: 300 };
/** On the back of clear acrylic: seen through it, with white behind. */
export const backPrinted: RecipePreset = { ...uv, mirrored: true, white: "full" };
export const latex: RecipePreset = { ...direct, process: "latex", pixelsPerInch: 200 };
export const inkjet: RecipePreset = { ...direct, process: "inkjet", pixelsPerInch: 300 };
export const press: RecipePreset = { ...direct, process: "press", pixelsPerInch: 300 };
/** Cards and tags that are stamped out. */
export const dieCut: RecipePreset = { ...press, cutLine: "Dieline" };
export const garment: RecipePreset = { ...direct, process: "garment", pixelsPerInch: 200 };
/** Thick pile, dyed through. */
export const dyeInjection: RecipePreset = { ...direct, process: "dye-injection", pixelsPerInch: 100 };
/** Printed on a film that slides onto the glaze, right way round, and is fired. */
export const decal: RecipePreset = { ...direct, process: "decal", pixelsPerInch: 300 };
export const laserMetal: RecipePreset = {
  ...direct,
  process: "laser",
  pixelsPerInch: 600,
  color: "black",
  minStroke: 0.08,
};
/** Wood chars beside the beam, so finer lines would close up. */
export const laserWood: RecipePreset = { ...laserMetal, pixelsPerInch: 254, minStroke: 0.2 };
export const router: RecipePreset = { ...direct, process: "router", pixelsPerInch: 300, color: "black" };
