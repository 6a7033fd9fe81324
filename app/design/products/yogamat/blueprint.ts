import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { artIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { choice, fixedInSample } from "../../blueprint/options";
import { blush, ink, lilac, mint, navy, pine, terracotta } from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestions, rounded } from "../../blueprint/printed";
import { inInches, textile } from "../../blueprint/textile";

export const yogamat = textile({
  key: "yogamat",
  sizes: inInches("24x68", "26x72"),
  options: [
    fixedInSample(choice("thickness", "Thickness", { "4mm": "4 mm, firm", "6mm": "6 mm, soft" })),
    colorOption("Underside", "charcoal", "sage", "rust"),
  ],
  title: "Top",
  coarseness: 1.5,
  bleed: 8,
  safe: 25,
  mask: rounded(12),
  slots: {
    ...photoQuestions(2),
    name: nameQuestion(18),
    line: lineQuestion("Second line", 26, "Downward dog"),
  },
  templates: [
    arrangement("photo-and-name", "Photo and name", mint, [
      squarePhotoIn("photo", [0.12, 0.2, 0.76, 0.32]),
      textIn("name", [0.12, 0.56, 0.76, 0.11], { font: "pacifico", color: pine }),
      textIn("line", [0.16, 0.685, 0.68, 0.045], { font: "figtree", color: ink }),
    ]),
    fullPhoto,
    arrangement("paw-trail", "Paw placement", lilac, [
      artIn("hands", "paw-pair", [0.14, 0.13, 0.72, 0.09], navy),
      artIn("feet", "paw-pair", [0.14, 0.81, 0.72, 0.09], navy),
      squarePhotoIn("photo", [0.16, 0.34, 0.68, 0.26]),
      textIn("line", [0.14, 0.63, 0.72, 0.07], { font: "caveat", color: navy }),
    ]),
    arrangement("two-photos", "A pet at each end", blush, [
      squarePhotoIn("photo", [0.13, 0.14, 0.74, 0.26]),
      textIn("name", [0.1, 0.47, 0.8, 0.12], { font: "fredoka", color: terracotta }),
      squarePhotoIn("photo-2", [0.13, 0.67, 0.74, 0.28]),
    ]),
  ],
});
