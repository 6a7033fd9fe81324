import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { artIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { choice, fixedInSample } from "../../blueprint/options";
import { blush, cream, ink, mint, navy, pine, sky, terracotta } from "../../blueprint/palette";
import { lineQuestion, nameQuestions, photoQuestions, rounded } from "../../blueprint/printed";
import { inInches, textile } from "../../blueprint/textile";

export const bathmat = textile({
  key: "bathmat",
  sizes: inInches("24x17", "30x20", "34x21"),
  options: [
    fixedInSample(choice("material", "Material", { foam: "Memory foam", chenille: "Chenille" })),
    colorOption("Edge", "white", "sage", "grey", "navy"),
  ],
  coarseness: 2.5,
  bleed: 10,
  safe: 25,
  mask: rounded(30),
  slots: { ...photoQuestions(2), ...nameQuestions(2, 18), line: lineQuestion("First line", 26, "Paws dry?") },
  templates: [
    arrangement("photo-and-name", "Photo and name", sky, [
      squarePhotoIn("photo", [0.06, 0.12, 0.44, 0.76]),
      textIn("line", [0.53, 0.27, 0.4, 0.13], { font: "figtree", color: ink }),
      textIn("name", [0.53, 0.43, 0.4, 0.28], { font: "fredoka", color: navy }),
    ]),
    fullPhoto,
    arrangement("paw-trail", "Wet paws and text", mint, [
      artIn("trail", "paw-trail", [0.06, 0.7, 0.88, 0.21], pine),
      textIn("line", [0.12, 0.12, 0.76, 0.16], { font: "caveat", color: ink }),
      textIn("name", [0.08, 0.3, 0.84, 0.32], { font: "pacifico", color: terracotta }),
    ]),
    arrangement("two-pet-portraits", "Two pets", blush, [
      squarePhotoIn("photo", [0.07, 0.09, 0.41, 0.6]),
      textIn("name", [0.09, 0.72, 0.37, 0.16], { font: "fredoka", color: pine }),
      squarePhotoIn("photo-2", [0.52, 0.09, 0.41, 0.6]),
      textIn("name-2", [0.54, 0.72, 0.37, 0.16], { font: "fredoka", color: pine }),
    ]),
    arrangement("name-only", "Text only", cream, [
      textIn("line", [0.15, 0.16, 0.7, 0.18], { font: "figtree", color: ink }),
      textIn("name", [0.08, 0.38, 0.84, 0.44], { font: "bebas-neue", color: navy }),
    ]),
  ],
});
