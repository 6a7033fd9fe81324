import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice, swatchOption } from "../../blueprint/options";
import { blush, cream, ink, mint, navy, pine, sky, terracotta } from "../../blueprint/palette";
import {
  fullPhoto,
  lineQuestion,
  nameQuestion,
  photoQuestions,
  printedSurface,
} from "../../blueprint/printed";
import { shapeMask, shapeOption } from "../../blueprint/shapes-offered";
import { inchSizes, type Size, sizeBy } from "../../blueprint/sizes";
import type { Surface } from "../../document/document";
import { clockFace } from "./clock-face";

const face = sizeBy("size", inchSizes(["10x10", "12x12", "14x14"]));
/** Diameter of the hole for the hands, in millimeters. */
const SPINDLE = 10;

export const wallclock: Blueprint = {
  key: "wallclock",
  options: [
    {
      code: "size",
      title: "Size",
      values: ["10", "12", "14"].map((inches) => ({
        code: `${inches}x${inches}`,
        title: `${inches} in across`,
      })),
    },
    shapeOption("circle", "square"),
    choice("face", "Hours", {
      arabic: "1, 2, 3",
      roman: "I, II, III",
      dots: "Dots",
      paws: "Paws",
      none: "No hours",
    }),
    swatchOption("color", "Hands and hours", {
      black: ["Black", "#2b2826"],
      white: ["White", "#faf8f4"],
      gold: ["Gold", "#c8963a"],
      red: ["Brick red", "#b8431f"],
    }),
  ],
  surfaces: (options) => {
    const { width, height } = face(options);
    const spindle = { x: (width - SPINDLE) / 2, y: (height - SPINDLE) / 2, width: SPINDLE, height: SPINDLE };
    return [
      {
        ...printedSurface({
          key: "front",
          title: "Face",
          size: face,
          bleed: 4,
          safe: 8,
          mask: ({ shape }) => shapeMask(shape, 12),
        }),
        fixed: (document) => clockFace(document.options, face(document.options)),
        cutOuts: [{ ...spindle, round: true }],
      },
    ];
  },
  slots: { ...photoQuestions(2), name: nameQuestion(16), line: lineQuestion("Second line", 24) },
  templates: [
    fullPhoto(face),
    template("photo-and-name", "Photo and name", (size) =>
      surface(
        cream,
        photoSlot("photo", squareIn(part(size, 0.22, 0.17, 0.56, 0.5)), "circle"),
        textSlot("name", part(size, 0.28, 0.675, 0.44, 0.125), { font: "pacifico", color: terracotta }),
      ),
    ),
    template("two-pets", "Two pets", (size) =>
      surface(
        mint,
        photoSlot("photo", squareIn(part(size, 0.185, 0.29, 0.31, 0.31)), "circle"),
        photoSlot("photo-2", squareIn(part(size, 0.505, 0.29, 0.31, 0.31)), "circle"),
        artSlot("heart", "heart", squareIn(part(size, 0.47, 0.2, 0.06, 0.07)), terracotta),
        textSlot("name", part(size, 0.25, 0.63, 0.5, 0.12), { font: "fredoka", color: pine }),
      ),
    ),
    template("arch-and-line", "Portrait in an arch", (size) =>
      surface(
        blush,
        photoSlot("photo", part(size, 0.3, 0.17, 0.4, 0.42), "arch"),
        textSlot("name", part(size, 0.26, 0.615, 0.48, 0.1), {
          font: "playfair-display",
          color: terracotta,
        }),
        textSlot("line", part(size, 0.3, 0.725, 0.4, 0.045), { font: "figtree", color: ink }),
      ),
    ),
    template("words", "Text and a paw", (size) =>
      surface(
        sky,
        textSlot("line", part(size, 0.28, 0.27, 0.44, 0.07), { font: "caveat", color: navy }),
        artSlot("paw", "paw", squareIn(part(size, 0.45, 0.66, 0.1, 0.1)), terracotta),
        textSlot("name", part(size, 0.2, 0.345, 0.6, 0.135), { font: "fredoka", color: navy }),
      ),
    ),
  ],
};

function template(key: string, title: string, arrange: (size: Size) => Surface): BlueprintTemplate {
  return { key, title, surfaces: (options) => ({ front: arrange(face(options)) }) };
}
