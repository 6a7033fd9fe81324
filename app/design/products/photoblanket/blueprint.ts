import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { photoIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { cream, navy, sky, terracotta } from "../../blueprint/palette";
import { nameQuestion, photoQuestions, rounded } from "../../blueprint/printed";
import { inInches, textile } from "../../blueprint/textile";

export const photoblanket = textile({
  key: "photoblanket",
  sizes: inInches("30x40", "50x60", "60x80"),
  options: [colorOption("Edge", "cream", "grey", "navy", "rust")],
  coarseness: 2.5,
  bleed: 20,
  safe: 50,
  mask: rounded(40),
  slots: { ...photoQuestions(4), name: nameQuestion(24) },
  layouts: "all",
  templates: [
    arrangement("photo-and-name", "Photo and name", sky, [
      squarePhotoIn("photo", [0.1, 0.1, 0.8, 0.62], "heart"),
      textIn("name", [0.1, 0.735, 0.8, 0.17], { font: "pacifico", color: navy }),
    ]),
    fullPhoto,
    arrangement("two-photos", "Two photos", navy, [
      squarePhotoIn("photo", [0.1, 0.07, 0.62, 0.4]),
      squarePhotoIn("photo-2", [0.28, 0.39, 0.62, 0.4]),
      textIn("name", [0.1, 0.81, 0.8, 0.12], { font: "fredoka", color: cream }),
    ]),
    arrangement("four-photos", "Four photos", cream, [
      photoIn("photo", [0.08, 0.06, 0.405, 0.37], "rounded"),
      photoIn("photo-2", [0.515, 0.06, 0.405, 0.37], "rounded"),
      photoIn("photo-3", [0.08, 0.57, 0.405, 0.37], "rounded"),
      photoIn("photo-4", [0.515, 0.57, 0.405, 0.37], "rounded"),
      textIn("name", [0.1, 0.45, 0.8, 0.1], { font: "pacifico", color: terracotta }),
    ]),
  ],
});
