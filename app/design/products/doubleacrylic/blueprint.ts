import type { Blueprint } from "../../blueprint/blueprint";
import { choice, swatchOption } from "../../blueprint/options";
import { printSlots, printTemplates } from "../../blueprint/print-templates";
import { printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, sizeBy } from "../../blueprint/sizes";

/** Width by height in inches of the print between the sheets; the clear border goes around it. */
const codes = ["5x7", "8x8", "8x10", "11x14", "12x12", "16x20", "10x8", "14x11", "20x16"];
const front = sizeBy("size", inchSizes(codes));

export const doubleacrylic: Blueprint = {
  key: "doubleacrylic",
  options: [
    inchOption(codes),
    choice("border", "Clear border", { "1in": "1 in", "2in": "2 in" }),
    swatchOption("finish", "Stand-offs", {
      silver: ["Silver", "#d5d8dc"],
      black: ["Black", "#35363a"],
      gold: ["Gold", "#e3bd63"],
    }),
  ],
  surfaces: () => [
    printedSurface({ key: "front", title: "Print", size: front, bleed: 3, safe: 5, mask: rectangle }),
  ],
  slots: printSlots,
  templates: printTemplates(front),
};
