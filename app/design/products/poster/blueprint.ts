import { swatchOption } from "../../blueprint/options";
import { posterSizeCodes } from "../../blueprint/sizes";
import { wallPrint } from "../../blueprint/wall-print";

export const poster = wallPrint({
  key: "poster",
  options: [
    swatchOption("frame", "Hanger", {
      none: ["No hanger", "#efe7da"],
      oak: ["Oak", "#c49a66"],
      black: ["Black", "#2b2826"],
    }),
  ],
  bleed: 3,
  safe: 8,
  sizes: posterSizeCodes,
  layouts: "all",
});
