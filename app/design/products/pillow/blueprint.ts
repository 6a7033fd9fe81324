import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { photoIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { blush, cream, mint, navy, pine, terracotta } from "../../blueprint/palette";
import { nameQuestion, photoQuestions, rectangle } from "../../blueprint/printed";
import { inInches, textile } from "../../blueprint/textile";

export const pillow = textile({
  key: "pillow",
  sizes: inInches("14x14", "16x16", "18x18", "20x20"),
  options: [colorOption("Back", "natural", "charcoal", "sage", "terracotta")],
  coarseness: 1.5,
  bleed: 10,
  safe: 25,
  mask: rectangle,
  slots: { ...photoQuestions(4), name: nameQuestion(20) },
  layouts: "all",
  templates: [
    arrangement("photo-and-name", "Photo and name", mint, [
      squarePhotoIn("photo", [0.15, 0.08, 0.7, 0.65]),
      textIn("name", [0.12, 0.755, 0.76, 0.16], { font: "fredoka", color: pine }),
    ]),
    fullPhoto,
    arrangement("two-photos", "Two photos", blush, [
      photoIn("photo", [0.1, 0.14, 0.385, 0.5], "arch"),
      photoIn("photo-2", [0.515, 0.14, 0.385, 0.5], "arch"),
      textIn("name", [0.1, 0.69, 0.8, 0.17], { font: "pacifico", color: terracotta }),
    ]),
    arrangement("four-photos", "Four photos", cream, [
      photoIn("photo", [0.115, 0.09, 0.375, 0.335], "rounded"),
      photoIn("photo-2", [0.51, 0.09, 0.375, 0.335], "rounded"),
      photoIn("photo-3", [0.115, 0.445, 0.375, 0.335], "rounded"),
      photoIn("photo-4", [0.51, 0.445, 0.375, 0.335], "rounded"),
      textIn("name", [0.12, 0.79, 0.76, 0.13], { font: "fredoka", color: navy }),
    ]),
  ],
});
