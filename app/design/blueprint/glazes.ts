import type { Swatches } from "./options";

/** The glazes of our stoneware, as they look when fired. */
export const glazes: Swatches = {
  white: ["White", "#f7f4ee"],
  black: ["Black", "#2b2826"],
  blue: ["Blue", "#3f6f9f"],
  pink: ["Pink", "#e79aa6"],
  green: ["Green", "#5d8a6c"],
};
