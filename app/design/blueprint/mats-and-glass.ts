import type { BlueprintOption } from "./blueprint";
import { choice, pick, type Swatches, swatchOption } from "./options";

/** Mats around and glass in front of a framed picture. */

const widths: Record<string, string> = { none: "No mat", "1in": "1 in", "2in": "2 in" };

/** Widths of the mat, in the order in which they are offered. */
export function matWidthOption(...codes: ("none" | "1in" | "2in")[]): BlueprintOption {
  return choice("border", "Mat width", pick(widths, codes));
}

/** Colors of the mat's cardboard. */
export const matColors = {
  white: ["White", "#fdfbf7"],
  cream: ["Cream", "#f3e7d2"],
  sage: ["Sage", "#a9bba3"],
  navy: ["Navy", "#2c4364"],
  charcoal: ["Charcoal", "#4a4643"],
} satisfies Swatches;

/** Colors of the mat, in the order in which they are offered. */
export function matColorOption(...codes: (keyof typeof matColors)[]): BlueprintOption {
  return {
    ...swatchOption("color", "Mat", pick(matColors, codes)),
    idleWith: { option: "border", value: "none" },
  };
}

const fronts: Record<string, string> = {
  plain: "Standard glass",
  acrylic: "Shatterproof acrylic",
  "non-reflecting": "Non-glare glass",
};

/** Materials that cover the picture, in the order in which they are offered. */
export function glassOption(...codes: ("plain" | "acrylic" | "non-reflecting")[]): BlueprintOption {
  return choice("glass", "Glazing", pick(fronts, codes));
}
