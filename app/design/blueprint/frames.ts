import type { BlueprintOption } from "./blueprint";
import { swatchOption } from "./options";

/** Offers a frame around a print, or none. */
export const frameOption: BlueprintOption = swatchOption("frame", "Frame", {
  none: ["No frame", "#efe7da"],
  black: ["Black", "#2b2826"],
  oak: ["Oak", "#c49a66"],
  white: ["White", "#faf8f4"],
});
