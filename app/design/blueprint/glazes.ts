import type { BlueprintOption } from "./blueprint";

/** The glazes of our stoneware, as they look when fired. */
export const glazes: BlueprintOption["values"] = [
  { code: "white", title: "White", swatch: "#f7f4ee" },
  { code: "black", title: "Black", swatch: "#2b2826" },
  { code: "blue", title: "Blue", swatch: "#3f6f9f" },
  { code: "pink", title: "Pink", swatch: "#e79aa6" },
  { code: "green", title: "Green", swatch: "#5d8a6c" },
];
