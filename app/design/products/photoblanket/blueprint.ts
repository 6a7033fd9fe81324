import { part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { colorOption } from "../../blueprint/material-colors";
import { cream, navy, sky, terracotta } from "../../blueprint/palette";
import { fullPhoto, nameQuestion, photoQuestions, rounded } from "../../blueprint/printed";
import { arrangement, inInches, textile } from "../../blueprint/textile";

export const photoblanket = textile({
  key: "photoblanket",
  sizes: inInches("30x40", "50x60", "60x80"),
  options: [colorOption("Edge", "cream", "grey", "navy", "rust")],
  coarseness: 2.5,
  bleed: 20,
  safe: 50,
  mask: rounded(40),
  slots: {
    ...photoQuestions(4),
    name: nameQuestion(24),
  },
  templates: [
    arrangement("photo-and-name", "Photo and name", (size) =>
      surface(
        sky,
        photoSlot("photo", squareIn(part(size, 0.1, 0.1, 0.8, 0.62)), "heart"),
        textSlot("name", part(size, 0.1, 0.735, 0.8, 0.17), { font: "pacifico", color: navy }),
      ),
    ),
    fullPhoto,
    arrangement("two-photos", "Two photos", (size) =>
      surface(
        navy,
        photoSlot("photo", squareIn(part(size, 0.1, 0.07, 0.62, 0.4)), "circle"),
        photoSlot("photo-2", squareIn(part(size, 0.28, 0.39, 0.62, 0.4)), "circle"),
        textSlot("name", part(size, 0.1, 0.81, 0.8, 0.12), { font: "fredoka", color: cream }),
      ),
    ),
    arrangement("four-photos", "Four photos", (size) =>
      surface(
        cream,
        photoSlot("photo", part(size, 0.08, 0.06, 0.405, 0.37), "rounded"),
        photoSlot("photo-2", part(size, 0.515, 0.06, 0.405, 0.37), "rounded"),
        photoSlot("photo-3", part(size, 0.08, 0.57, 0.405, 0.37), "rounded"),
        photoSlot("photo-4", part(size, 0.515, 0.57, 0.405, 0.37), "rounded"),
        textSlot("name", part(size, 0.1, 0.45, 0.8, 0.1), { font: "pacifico", color: terracotta }),
      ),
    ),
  ],
});
