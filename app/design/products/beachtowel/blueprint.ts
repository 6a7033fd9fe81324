import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { artIn, photoIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { swatchOption } from "../../blueprint/options";
import { cream, ink, marigold, navy, sand, sky, terracotta, white } from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestions, rounded } from "../../blueprint/printed";
import { inInches, textile } from "../../blueprint/textile";

export const beachtowel = textile({
  key: "beachtowel",
  sizes: inInches("30x60", "36x72"),
  options: [
    swatchOption("color", "Hem", {
      white: ["White", "#fbf8f2"],
      yellow: ["Yellow", "#f0c04c"],
      terracotta: ["Coral", "#c0603f"],
      navy: ["Navy", "#2c4364"],
    }),
  ],
  coarseness: 2.5,
  bleed: 15,
  safe: 40,
  mask: rounded(12),
  slots: { ...photoQuestions(2), name: nameQuestion(18), line: lineQuestion("Second line", 26, "Reserved") },
  templates: [
    arrangement("photo-and-name", "Photo and name", sky, [
      squarePhotoIn("photo", [0.1, 0.12, 0.8, 0.44]),
      textIn("name", [0.1, 0.6, 0.8, 0.14], { font: "pacifico", color: navy }),
      textIn("line", [0.16, 0.77, 0.68, 0.06], { font: "figtree", color: ink }),
    ]),
    fullPhoto,
    arrangement("paw-trail", "Paws in the sand", sand, [
      artIn("climb-1", "paw-climb", [0.36, 0.7, 0.27, 0.27], terracotta),
      artIn("climb-2", "paw-climb", [0.55, 0.03, 0.21, 0.21], terracotta),
      squarePhotoIn("photo", [0.14, 0.25, 0.72, 0.34]),
      textIn("name", [0.14, 0.6, 0.72, 0.1], { font: "fredoka", color: terracotta }),
    ]),
    arrangement("two-photos", "Two pets", marigold, [
      photoIn("photo", [0.1, 0.06, 0.8, 0.36], "rounded"),
      textIn("name", [0.1, 0.44, 0.8, 0.12], { font: "bebas-neue", color: white }),
      photoIn("photo-2", [0.1, 0.58, 0.8, 0.36], "rounded"),
    ]),
    arrangement("name-only", "Name in large letters", cream, [
      textIn("line", [0.14, 0.3, 0.72, 0.07], { font: "figtree", color: ink }),
      textIn("name", [0.08, 0.39, 0.84, 0.22], { font: "bebas-neue", color: navy }),
    ]),
  ],
});
