import { arrangement } from "../../blueprint/arrangements";
import type { Blueprint } from "../../blueprint/blueprint";
import { engravedSurface } from "../../blueprint/engraved";
import { squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { choice } from "../../blueprint/options";
import { lineQuestion, nameQuestions, photoQuestion, rounded } from "../../blueprint/printed";
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
    photo: photoQuestion(),
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
  ].map((template) => template(front)),
};
