import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { photoIn, squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { blush, cream, ink, marigold, navy, pine, sand, terracotta } from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestions, rectangle } from "../../blueprint/printed";
import { inFeet, textile } from "../../blueprint/textile";

export const rug = textile({
  key: "rug",
  sizes: inFeet("2x3", "3x5", "4x6", "5x7"),
  options: [
    choice("finish", "Ends", { bound: "Bound edge", fringe: "Cotton fringe" }),
    colorOption("Edge color", "cream", "charcoal", "rust", "sage"),
  ],
  coarseness: 2.5,
  bleed: 20,
  safe: 40,
  mask: rectangle,
  /** Its two tools offer different ones. */
  layouts: "all",
  slots: {
    ...photoQuestions(4),
    name: nameQuestion(20),
    line: lineQuestion("Second line", 28, "Since 2021"),
  },
  templates: [
    arrangement("medallion", "Round portrait in a ring of paws", cream, [
      squareArtIn("ring", "paw-ring", [0.04, 0.06, 0.92, 0.74], terracotta),
      squarePhotoIn("photo", [0.19, 0.16, 0.62, 0.54]),
      textIn("name", [0.12, 0.8, 0.76, 0.12], { font: "playfair-display", color: pine }),
    ]),
    fullPhoto,
    arrangement("photo-and-name", "Photo and name", sand, [
      photoIn("photo", [0.12, 0.08, 0.76, 0.6], "arch"),
      textIn("name", [0.1, 0.72, 0.8, 0.12], { font: "pacifico", color: navy }),
      textIn("line", [0.16, 0.86, 0.68, 0.055], { font: "figtree", color: ink }),
    ]),
    arrangement("two-photos", "Two pets", blush, [
      squarePhotoIn("photo", [0.08, 0.06, 0.6, 0.38]),
      squarePhotoIn("photo-2", [0.32, 0.4, 0.6, 0.38]),
      textIn("name", [0.1, 0.82, 0.8, 0.1], { font: "fredoka", color: terracotta }),
    ]),
    arrangement("four-photos", "Four photos", marigold, [
      photoIn("photo", [0.07, 0.05, 0.415, 0.38], "rounded"),
      photoIn("photo-2", [0.515, 0.05, 0.415, 0.38], "rounded"),
      photoIn("photo-3", [0.07, 0.57, 0.415, 0.38], "rounded"),
      photoIn("photo-4", [0.515, 0.57, 0.415, 0.38], "rounded"),
      textIn("name", [0.1, 0.45, 0.8, 0.1], { font: "fredoka", color: navy }),
    ]),
  ],
});
