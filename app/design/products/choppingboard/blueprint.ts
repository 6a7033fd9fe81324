import { arrangement } from "../../blueprint/arrangements";
import type { Blueprint } from "../../blueprint/blueprint";
import { engravedSurface } from "../../blueprint/engraved";
import { photoIn, squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { choice } from "../../blueprint/options";
import { lineQuestion, nameQuestions, photoQuestions, rounded } from "../../blueprint/printed";
import { inchSizes, sizeBy } from "../../blueprint/sizes";

const board = sizeBy("size", inchSizes(["12x9", "16x12"]));
const engraved = { background: "#e4bf8c", text: "#5b3216" };
/** Distances from the edge in millimeters: the juice groove, and the start of the area inside it. */
export const groove = { from: 10, to: 18 };
const CLEAR = 6;

const front = engravedSurface({
  key: "front",
  title: "Board",
  size: board,
  safe: groove.to + CLEAR,
  mask: rounded(16),
  backgrounds: [engraved.background],
  textColors: [engraved.text],
  engravedIn: "tone",
  minLetterHeight: 4,
});

export const choppingboard: Blueprint = {
  key: "choppingboard",
  options: [
    choice("size", "Size", { "12x9": "12 × 9 in", "16x12": "16 × 12 in" }),
    {
      code: "tone",
      title: "Wood",
      values: [
        { code: "maple", title: "Maple", swatch: "#e9cda1", engraving: "#6b3d1b" },
        { code: "cherry", title: "Cherry", swatch: "#c88d5f", engraving: "#4a2210" },
        { code: "walnut", title: "Walnut", swatch: "#8d6142", engraving: "#2c170b" },
      ],
    },
  ],
  surfaces: () => [front],
  slots: {
    ...photoQuestions(2),
    ...nameQuestions(2, 18),
    line: lineQuestion("First line", 28, "The kitchen of"),
    "line-2": lineQuestion("Last line", 28),
  },
  templates: [
    arrangement("kitchen", "Text and paws", engraved.background, [
      textIn("line", [0.24, 0.16, 0.52, 0.12], { font: "caveat", color: engraved.text }),
      textIn("name", [0.14, 0.31, 0.72, 0.3], { font: "playfair-display", color: engraved.text }),
      textIn("line-2", [0.24, 0.64, 0.52, 0.08], { font: "figtree", color: engraved.text }),
      squareArtIn("paw-1", "paw", [0.38, 0.74, 0.07, 0.1], engraved.text),
      squareArtIn("bone", "bone", [0.465, 0.74, 0.07, 0.1], engraved.text),
      squareArtIn("paw-2", "paw", [0.55, 0.74, 0.07, 0.1], engraved.text),
    ]),
    arrangement("portrait", "Portrait and name", engraved.background, [
      squarePhotoIn("photo", [0.12, 0.17, 0.36, 0.66]),
      textIn("line", [0.52, 0.27, 0.34, 0.1], { font: "caveat", color: engraved.text }),
      textIn("name", [0.5, 0.38, 0.38, 0.24], { font: "pacifico", color: engraved.text }),
      textIn("line-2", [0.53, 0.66, 0.32, 0.07], { font: "figtree", color: engraved.text }),
    ]),
    arrangement("two-names", "Two names and a heart", engraved.background, [
      textIn("name", [0.14, 0.17, 0.72, 0.23], { font: "playfair-display", color: engraved.text }),
      squareArtIn("heart", "heart", [0.455, 0.425, 0.09, 0.13], engraved.text),
      textIn("name-2", [0.14, 0.58, 0.72, 0.23], { font: "playfair-display", color: engraved.text }),
    ]),
    arrangement("arch", "Arch portrait on the right", engraved.background, [
      textIn("line", [0.13, 0.22, 0.42, 0.11], { font: "caveat", color: engraved.text }),
      textIn("name", [0.13, 0.35, 0.42, 0.24], { font: "bebas-neue", color: engraved.text }),
      squareArtIn("paw", "paw", [0.29, 0.65, 0.1, 0.13], engraved.text),
      photoIn("photo", [0.59, 0.16, 0.28, 0.68], "arch"),
    ]),
    arrangement("two-pets", "Two portraits", engraved.background, [
      squarePhotoIn("photo", [0.13, 0.15, 0.35, 0.47]),
      squarePhotoIn("photo-2", [0.52, 0.15, 0.35, 0.47]),
      textIn("name", [0.16, 0.66, 0.68, 0.17], { font: "pacifico", color: engraved.text }),
    ]),
    arrangement("heart", "Heart portrait in the middle", engraved.background, [
      squarePhotoIn("photo", [0.28, 0.14, 0.44, 0.52], "heart"),
      textIn("name", [0.18, 0.68, 0.64, 0.16], { font: "dancing-script", color: engraved.text }),
    ]),
    arrangement("paw-ring", "Ring of paws", engraved.background, [
      squareArtIn("ring", "paw-ring", [0.22, 0.14, 0.56, 0.72], engraved.text),
      textIn("name", [0.345, 0.41, 0.31, 0.18], { font: "fredoka", color: engraved.text }),
    ]),
    arrangement("corner", "Small, in the corner", engraved.background, [
      squareArtIn("paw", "paw", [0.77, 0.5, 0.1, 0.14], engraved.text),
      textIn("name", [0.52, 0.67, 0.35, 0.16], { font: "playfair-display", color: engraved.text }),
    ]),
    arrangement("bones", "Between two bones", engraved.background, [
      squareArtIn("bone-1", "bone", [0.38, 0.13, 0.24, 0.2], engraved.text),
      textIn("name", [0.13, 0.35, 0.74, 0.3], { font: "lobster", color: engraved.text }),
      squareArtIn("bone-2", "bone", [0.38, 0.67, 0.24, 0.2], engraved.text),
    ]),
  ].map((template) => template(front)),
};
