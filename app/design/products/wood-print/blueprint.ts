import { swatchOf, swatchOption } from "../../blueprint/options";
import { wallPrint } from "../../blueprint/wall-print";

const tone = swatchOption("tone", "Wood", {
  birch: ["Birch", "#ecd6b0"],
  oak: ["Oak", "#d2a871"],
  walnut: ["Walnut", "#a87b54"],
});

export const woodPrint = wallPrint({
  key: "wood-print",
  options: [tone],
  byOptions: (options) => ({ bareColor: swatchOf(tone, options) }),
  bleed: 3,
  safe: 8,
});
