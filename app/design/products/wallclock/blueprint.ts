import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { roundHole } from "../../blueprint/holes";
import { photoIn, squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { choice, swatchOption } from "../../blueprint/options";
import {
  blush,
  cream,
  ink,
  lilac,
  marigold,
  mint,
  navy,
  pine,
  sand,
  sky,
  terracotta,
  white,
} from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestions } from "../../blueprint/printed";
import { printedGood } from "../../blueprint/printed-good";
import { shapeMask, shapeOption } from "../../blueprint/shapes-offered";
import { inchSizes, sizeBy } from "../../blueprint/sizes";
import { clockFace } from "./clock-face";

const face = sizeBy("size", inchSizes(["10x10", "12x12", "14x14"]));
/** Diameter of the hole for the hands, in millimeters. */
const SPINDLE = 10;

export const wallclock = printedGood({
  key: "wallclock",
  options: [
    choice("size", "Size", { "10x10": "10 in across", "12x12": "12 in across", "14x14": "14 in across" }),
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
  title: "Face",
  size: face,
  bleed: 4,
  safe: 8,
  mask: ({ shape }) => shapeMask(shape, 12),
  fixed: ({ options }) => clockFace(options, face(options)),
  byOptions: (options) => {
    const { width, height } = face(options);
    const spindle = roundHole(width / 2, height / 2, SPINDLE);
    return { cutOuts: [spindle], holes: () => [spindle] };
  },
  slots: { ...photoQuestions(4), name: nameQuestion(16), line: lineQuestion("Second line", 24) },
  /** The hands lie over the middle. */
  layouts: "none",
  templates: [
    fullPhoto,
    arrangement("photo-and-name", "Photo and name", cream, [
      squarePhotoIn("photo", [0.22, 0.17, 0.56, 0.5]),
      textIn("name", [0.28, 0.675, 0.44, 0.125], { font: "pacifico", color: terracotta }),
    ]),
    arrangement("two-pets", "Two pets", mint, [
      squarePhotoIn("photo", [0.185, 0.29, 0.31, 0.31]),
      squarePhotoIn("photo-2", [0.505, 0.29, 0.31, 0.31]),
      squareArtIn("heart", "heart", [0.47, 0.2, 0.06, 0.07], terracotta),
      textIn("name", [0.25, 0.63, 0.5, 0.12], { font: "fredoka", color: pine }),
    ]),
    arrangement("arch-and-line", "Portrait in an arch", blush, [
      photoIn("photo", [0.3, 0.17, 0.4, 0.42], "arch"),
      textIn("name", [0.26, 0.615, 0.48, 0.1], { font: "playfair-display", color: terracotta }),
      textIn("line", [0.3, 0.725, 0.4, 0.045], { font: "figtree", color: ink }),
    ]),
    arrangement("words", "Text and a paw", sky, [
      textIn("line", [0.28, 0.27, 0.44, 0.07], { font: "caveat", color: navy }),
      squareArtIn("paw", "paw", [0.45, 0.66, 0.1, 0.1], terracotta),
      textIn("name", [0.2, 0.345, 0.6, 0.135], { font: "fredoka", color: navy }),
    ]),
    arrangement("round-photo", "Round photo inside the hours", marigold, [
      squarePhotoIn("photo", [0.17, 0.17, 0.66, 0.66]),
    ]),
    arrangement("heart-and-name", "Heart portrait", lilac, [
      squarePhotoIn("photo", [0.27, 0.19, 0.46, 0.46], "heart"),
      textIn("name", [0.27, 0.67, 0.46, 0.12], { font: "lobster", color: navy }),
    ]),
    arrangement("three-pets", "Three around the hands", sand, [
      squarePhotoIn("photo", [0.36, 0.175, 0.28, 0.28]),
      squarePhotoIn("photo-2", [0.205, 0.475, 0.28, 0.28]),
      squarePhotoIn("photo-3", [0.515, 0.475, 0.28, 0.28]),
    ]),
    arrangement("two-halves", "Half and half", white, [
      photoIn("photo", [0, 0, 0.5, 1]),
      photoIn("photo-2", [0.5, 0, 0.5, 1]),
    ]),
    arrangement("four-quarters", "A photo in each quarter", white, [
      photoIn("photo", [0, 0, 0.5, 0.5]),
      photoIn("photo-2", [0.5, 0, 0.5, 0.5]),
      photoIn("photo-3", [0, 0.5, 0.5, 0.5]),
      photoIn("photo-4", [0.5, 0.5, 0.5, 0.5]),
    ]),
  ],
});
