import { choice } from "../../blueprint/options";
import { standOffOption } from "../../blueprint/stand-offs";
import { wallPrint } from "../../blueprint/wall-print";

export const doubleacrylic = wallPrint({
  key: "doubleacrylic",
  options: [choice("border", "Clear border", { "1in": "1 in", "2in": "2 in" }), standOffOption],
  title: "Print",
  bleed: 3,
  safe: 5,
  /** Of the print between the sheets; the clear border goes around it. */
  sizes: ["5x7", "8x8", "8x10", "11x14", "12x12", "16x20", "10x8", "14x11", "20x16"],
});
