import type { BlueprintOption } from "./blueprint";
import { pick, type Swatches, swatchOption } from "./options";

/** Ceramic, cloth and leather in the colors that several products offer. */
export const materialColors = {
  white: ["White", "#fbf8f2"],
  black: ["Black", "#2b2826"],
  blue: ["Blue", "#3f6f9f"],
  navy: ["Navy", "#2c4364"],
  pink: ["Pink", "#e79aa6"],
  green: ["Green", "#5d8a6c"],
  sage: ["Sage", "#9db29a"],
  yellow: ["Yellow", "#f0c04c"],
  terracotta: ["Terracotta", "#c0603f"],
  rust: ["Rust", "#b5573a"],
  grey: ["Gray", "#8f8c88"],
  charcoal: ["Charcoal", "#4a4643"],
  cream: ["Cream", "#f3e7d2"],
  natural: ["Natural", "#e9dcc6"],
  brown: ["Brown", "#7a5236"],
  tan: ["Tan", "#b5804e"],
} satisfies Swatches;

/** Returns the option `color` of a part of the product, such as its edge. */
export function colorOption(part: string, ...codes: (keyof typeof materialColors)[]): BlueprintOption {
  return swatchOption("color", part, pick(materialColors, codes));
}
