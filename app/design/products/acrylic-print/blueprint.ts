import { swatchOption } from "../../blueprint/options";
import { wallPrint } from "../../blueprint/wall-print";

export const acrylicPrint = wallPrint({
  key: "acrylic-print",
  options: [
    swatchOption("finish", "Stand-offs", {
      silver: ["Silver", "#d5d8dc"],
      black: ["Black", "#35363a"],
      gold: ["Gold", "#e3bd63"],
    }),
  ],
  bleed: 3,
  safe: 10,
});
