import type { Blueprint } from "../../blueprint/blueprint";
import { frontTemplate } from "../../blueprint/front-template";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { lineQuestion, nameQuestions, photoQuestion } from "../../blueprint/printed";
import { inchSizes, sizeBy } from "../../blueprint/sizes";

const board = sizeBy("size", inchSizes(["12x9", "16x12"]));
const engraved = { background: "#e4bf8c", text: "#5b3216" };
/** Distances from the edge in millimeters: the juice groove, and the start of the area inside it. */
export const groove = { from: 10, to: 18 };
const CLEAR = 6;

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
  surfaces: () => [
    {
      key: "front",
      title: "Board",
      size: board,
      bleed: 0,
      safe: groove.to + CLEAR,
      mask: () => ({ kind: "rounded", radius: 16 }),
      backgrounds: [engraved.background],
      textColors: [engraved.text],
      engravedIn: "tone",
      minLetterHeight: 4,
      allows: ["text", "art"],
    },
  ],
  slots: {
    photo: photoQuestion(),
    ...nameQuestions(2, 18),
    line: lineQuestion("First line", 28, "The kitchen of"),
    "line-2": lineQuestion("Last line", 28),
  },
  templates: [
    frontTemplate(board, "kitchen", "Text and paws", (size) =>
      surface(
        engraved.background,
        textSlot("line", part(size, 0.24, 0.16, 0.52, 0.12), { font: "caveat", color: engraved.text }),
        textSlot("name", part(size, 0.14, 0.31, 0.72, 0.3), {
          font: "playfair-display",
          color: engraved.text,
        }),
        textSlot("line-2", part(size, 0.24, 0.64, 0.52, 0.08), { font: "figtree", color: engraved.text }),
        artSlot("paw-1", "paw", squareIn(part(size, 0.38, 0.74, 0.07, 0.1)), engraved.text),
        artSlot("bone", "bone", squareIn(part(size, 0.465, 0.74, 0.07, 0.1)), engraved.text),
        artSlot("paw-2", "paw", squareIn(part(size, 0.55, 0.74, 0.07, 0.1)), engraved.text),
      ),
    ),
    frontTemplate(board, "portrait", "Portrait and name", (size) =>
      surface(
        engraved.background,
        photoSlot("photo", squareIn(part(size, 0.12, 0.17, 0.36, 0.66)), "circle"),
        textSlot("line", part(size, 0.52, 0.27, 0.34, 0.1), { font: "caveat", color: engraved.text }),
        textSlot("name", part(size, 0.5, 0.38, 0.38, 0.24), { font: "pacifico", color: engraved.text }),
        textSlot("line-2", part(size, 0.53, 0.66, 0.32, 0.07), { font: "figtree", color: engraved.text }),
      ),
    ),
    frontTemplate(board, "two-names", "Two names and a heart", (size) =>
      surface(
        engraved.background,
        textSlot("name", part(size, 0.14, 0.17, 0.72, 0.23), {
          font: "playfair-display",
          color: engraved.text,
        }),
        artSlot("heart", "heart", squareIn(part(size, 0.455, 0.425, 0.09, 0.13)), engraved.text),
        textSlot("name-2", part(size, 0.14, 0.58, 0.72, 0.23), {
          font: "playfair-display",
          color: engraved.text,
        }),
      ),
    ),
  ],
};
