import { posterSizeCodes } from "../../blueprint/sizes";
import { wallPrint } from "../../blueprint/wall-print";

export const poster = wallPrint({
  key: "poster",
  options: [
    {
      code: "frame",
      title: "Hanger",
      values: [
        { code: "none", title: "No hanger", swatch: "#efe7da" },
        { code: "oak", title: "Oak", swatch: "#c49a66" },
        { code: "black", title: "Black", swatch: "#2b2826" },
      ],
    },
  ],
  bleed: 3,
  safe: 8,
  sizes: posterSizeCodes,
});
