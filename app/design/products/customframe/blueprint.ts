import type { Blueprint } from "../../blueprint/blueprint";
import { glassOption, matWidthOption } from "../../blueprint/mats-and-glass";
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
    {
      code: "profile",
      title: "Molding",
      values: [
        { code: "flat", title: "Flat 3/4 in" },
        { code: "rounded", title: "Rounded 1 in" },
        { code: "stepped", title: "Stepped 1 1/4 in" },
        { code: "beaded", title: "Beaded 1 1/2 in" },
      ],
    },
    {
      code: "frame",
      title: "Wood",
      values: [
        { code: "black", title: "Black", swatch: "#2b2826" },
        { code: "white", title: "White", swatch: "#faf8f4" },
        { code: "oak", title: "Oak", swatch: "#c49a66" },
        { code: "walnut", title: "Walnut", swatch: "#6f4a30" },
        { code: "cherry", title: "Cherry", swatch: "#9a4f35" },
        { code: "gold", title: "Gold leaf", swatch: "#d8ae57" },
      ],
    },
    matWidthOption("none", "1in", "2in"),
    {
      code: "color",
      title: "Mat",
      idleWith: { option: "border", value: "none" },
      values: [
        { code: "white", title: "White", swatch: "#fdfbf7" },
        { code: "cream", title: "Cream", swatch: "#f3e7d2" },
        { code: "sage", title: "Sage", swatch: "#a9bba3" },
        { code: "navy", title: "Navy", swatch: "#2c4364" },
        { code: "charcoal", title: "Charcoal", swatch: "#4a4643" },
      ],
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
