import { swatchOption } from "../../blueprint/options";
import { wallPrint } from "../../blueprint/wall-print";

export const woodPrint = wallPrint({
  key: "wood-print",
  options: [
    swatchOption("tone", "Wood", {
      birch: ["Birch", "#ecd6b0"],
      oak: ["Oak", "#d2a871"],
      walnut: ["Walnut", "#a87b54"],
    }),
  ],
  bleed: 3,
  safe: 8,
});
