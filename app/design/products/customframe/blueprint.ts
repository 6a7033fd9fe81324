import type { Blueprint } from "../../blueprint/blueprint";
import { glassOption, matWidthOption } from "../../blueprint/mats-and-glass";
import { choice, swatchOption } from "../../blueprint/options";
import { printSlots, printTemplates } from "../../blueprint/print-templates";
import { printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, sizeBy } from "../../blueprint/sizes";

/** Width by height in inches of the picture; mat and molding go around it. */
const codes = ["5x7", "8x8", "8x10", "11x14", "12x12", "16x20", "24x36", "7x5", "14x11", "20x16", "36x24"];
const front = sizeBy("size", inchSizes(codes));

/** Millimeters of the picture covered by the mat or by the molding's lip. */
const covered = { mat: 3, lip: 6 };

export const customframe: Blueprint = {
  key: "customframe",
  options: [
    inchOption(codes),
    choice("profile", "Molding", {
      flat: "Flat 3/4 in",
      rounded: "Rounded 1 in",
      stepped: "Stepped 1 1/4 in",
      beaded: "Beaded 1 1/2 in",
    }),
    swatchOption("frame", "Wood", {
      black: ["Black", "#2b2826"],
      white: ["White", "#faf8f4"],
      oak: ["Oak", "#c49a66"],
      walnut: ["Walnut", "#6f4a30"],
      cherry: ["Cherry", "#9a4f35"],
      gold: ["Gold leaf", "#d8ae57"],
    }),
    matWidthOption("none", "1in", "2in"),
    {
      ...swatchOption("color", "Mat", {
        white: ["White", "#fdfbf7"],
        cream: ["Cream", "#f3e7d2"],
        sage: ["Sage", "#a9bba3"],
        navy: ["Navy", "#2c4364"],
        charcoal: ["Charcoal", "#4a4643"],
      }),
      idleWith: { option: "border", value: "none" },
    },
    glassOption("plain", "acrylic", "non-reflecting"),
  ],
  surfaces: ({ border }) => [
    printedSurface({
      key: "front",
      title: "Picture",
      size: front,
      bleed: 3,
      safe: (border === "none" ? covered.lip : covered.mat) + 1.5,
      mask: rectangle,
    }),
  ],
  slots: printSlots,
  templates: printTemplates(front),
};
