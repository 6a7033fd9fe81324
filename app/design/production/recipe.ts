import type { ChosenOptions } from "../blueprint/blueprint";

/** How a surface gets onto its product. */
export type Process =
  | "sublimation"
  | "uv"
  | "latex"
  | "inkjet"
  | "press"
  | "garment"
  | "dye-injection"
  | "decal"
  | "laser"
  | "router";

/** White ink beneath or behind the picture: none, or on the whole printed area. */
export type WhitePlate = "none" | "full";

/** What production needs to know about one surface besides its picture. */
export interface ProductionRecipe {
  process: Process;
  /** The sheet is mirrored, because it is transferred or seen through its material. */
  mirrored: boolean;
  white: WhitePlate;
  /** Resolution at which photos are printed, engraved photos at exactly this one. */
  pixelsPerInch: number;
  /** All inks of the press, or black alone, as for engraving. */
  color: "process" | "black";
  /** Millimeters of the thinnest line that can be engraved; none for printed surfaces. */
  minStroke?: number;
  /** Millimeters of the smallest radius to which the middle of a tube can be bent; none where nothing is bent. */
  minBend?: number;
  /** Name of the spot color of the line along which a shape and its holes are cut. */
  cutLine: "CutContour" | "Dieline";
  /** How often the sheet is printed for one piece, such as 8 for a set of eight coasters. */
  copies: number;
  /** What the product's page promises about it, verbatim. */
  promise: string;
}

/** A recipe without the number of copies, which options or the blueprint decide. */
export type RecipePreset = Omit<ProductionRecipe, "copies" | "promise">;

/** A product's recipe; parts may depend on the chosen options and on the surface. */
export interface ProductRecipe extends RecipePreset {
  promise: string;
  copies?: (options: ChosenOptions) => number;
  byOptions?: (options: ChosenOptions) => Partial<RecipePreset>;
  bySurface?: Record<string, Partial<RecipePreset> & { promise?: string }>;
}

/** Names of the processes for staff. */
const processNames: Record<Process, string> = {
  sublimation: "Dye sublimation",
  uv: "UV print",
  latex: "Latex print",
  inkjet: "Pigment inkjet",
  press: "Digital press",
  garment: "Direct to fabric",
  "dye-injection": "Dye injection",
  decal: "Ceramic decal",
  laser: "Laser engraving",
  router: "Router",
};

/** Checks whether a machine follows the file itself, so that marks and a slug beside the picture would be cut. */
export function isMachined({ process }: Pick<ProductionRecipe, "process">): boolean {
  return process === "laser" || process === "router";
}

/**
 * Returns what staff read about a sheet, such as "Dye sublimation · mirrored · 300 ppi · print 8 times".
 * @param cutLine whether the sheet has one
 */
export function describeRecipe(recipe: ProductionRecipe, hasCutLine: boolean): string {
  const { process, mirrored, white, pixelsPerInch, color, copies } = recipe;
  return [
    processNames[process],
    mirrored ? "mirrored" : "",
    white === "none" ? "" : `white plate: ${white}`,
    color === "black" ? "100% black" : "",
    `${pixelsPerInch} ppi`,
    hasCutLine ? `cut along ${recipe.cutLine}` : "",
    copies === 1 ? "" : `print ${copies} times`,
  ]
    .filter(Boolean)
    .join(" · ");
}
