import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { photoIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { choice } from "../../blueprint/options";
import { marigold, navy, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestions, rectangle } from "../../blueprint/printed";
import { printedGood } from "../../blueprint/printed-good";
import { inchSizes, sizeBy } from "../../blueprint/sizes";

const sizes = inchSizes(["10x8", "14x11", "20x16", "28x20"]);
const front = sizeBy("pieces", {
  "110": sizes["10x8"],
  "252": sizes["14x11"],
  "500": sizes["20x16"],
  "1000": sizes["28x20"],
});

export const photopuzzle = printedGood({
  key: "photopuzzle",
  options: [
    choice("pieces", "Pieces", {
      110: "110 pieces, 10 × 8 in",
      252: "252 pieces, 14 × 11 in",
      500: "500 pieces, 20 × 16 in",
      1000: "1,000 pieces, 28 × 20 in",
    }),
  ],
  size: front,
  bleed: 4,
  safe: 8,
  mask: rectangle,
  slots: { ...photoQuestions(4), name: nameQuestion(20) },
  layouts: "all",
  templates: [
    fullPhoto,
    arrangement("photo-and-name", "Photo and name", marigold, [
      squarePhotoIn("photo", [0.06, 0.07, 0.52, 0.86]),
      textIn("name", [0.59, 0.36, 0.35, 0.28], { font: "fredoka", color: navy }),
    ]),
    arrangement("four-photos", "Four photos", white, [
      photoIn("photo", [0.035, 0.045, 0.455, 0.385]),
      photoIn("photo-2", [0.51, 0.045, 0.455, 0.385]),
      photoIn("photo-3", [0.035, 0.57, 0.455, 0.385]),
      photoIn("photo-4", [0.51, 0.57, 0.455, 0.385]),
      textIn("name", [0.1, 0.44, 0.8, 0.12], { font: "fredoka", color: terracotta }),
    ]),
  ],
});
