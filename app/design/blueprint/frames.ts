import type { BlueprintOption } from "./blueprint";

/** Offers a frame around a print, or none. */
export const frameOption: BlueprintOption = {
  code: "frame",
  title: "Frame",
  values: [
    { code: "none", title: "No frame", swatch: "#efe7da" },
    { code: "black", title: "Black", swatch: "#2b2826" },
    { code: "oak", title: "Oak", swatch: "#c49a66" },
    { code: "white", title: "White", swatch: "#faf8f4" },
  ],
};
