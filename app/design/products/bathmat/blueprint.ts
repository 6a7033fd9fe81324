import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { blush, cream, ink, mint, navy, pine, sky, terracotta } from "../../blueprint/palette";
import { fullPhoto, lineQuestion, nameQuestions, photoQuestions, rounded } from "../../blueprint/printed";
import { arrangement, inInches, textile } from "../../blueprint/textile";

export const bathmat = textile({
  key: "bathmat",
  sizes: inInches("24x17", "30x20", "34x21"),
  options: [
    { ...choice("material", "Material", { foam: "Memory foam", chenille: "Chenille" }), fixedInSample: true },
    colorOption("Edge", "white", "sage", "grey", "navy"),
  ],
  coarseness: 2.5,
  bleed: 10,
  safe: 25,
  mask: rounded(30),
  slots: {
    ...photoQuestions(2),
    ...nameQuestions(2, 18),
    line: lineQuestion("First line", 26, "Paws dry?"),
  },
  templates: [
    arrangement("photo-and-name", "Photo and name", (size) =>
      surface(
        sky,
        photoSlot("photo", squareIn(part(size, 0.06, 0.12, 0.44, 0.76)), "circle"),
        textSlot("line", part(size, 0.53, 0.27, 0.4, 0.13), { font: "figtree", color: ink }),
        textSlot("name", part(size, 0.53, 0.43, 0.4, 0.28), { font: "fredoka", color: navy }),
      ),
    ),
    fullPhoto,
    arrangement("paw-trail", "Wet paws and text", (size) =>
      surface(
        mint,
        artSlot("trail", "paw-trail", part(size, 0.06, 0.7, 0.88, 0.21), pine),
        textSlot("line", part(size, 0.12, 0.12, 0.76, 0.16), { font: "caveat", color: ink }),
        textSlot("name", part(size, 0.08, 0.3, 0.84, 0.32), { font: "pacifico", color: terracotta }),
      ),
    ),
    arrangement("two-pet-portraits", "Two pets", (size) =>
      surface(
        blush,
        photoSlot("photo", squareIn(part(size, 0.07, 0.09, 0.41, 0.6)), "circle"),
        textSlot("name", part(size, 0.09, 0.72, 0.37, 0.16), { font: "fredoka", color: pine }),
        photoSlot("photo-2", squareIn(part(size, 0.52, 0.09, 0.41, 0.6)), "circle"),
        textSlot("name-2", part(size, 0.54, 0.72, 0.37, 0.16), { font: "fredoka", color: pine }),
      ),
    ),
    arrangement("name-only", "Text only", (size) =>
      surface(
        cream,
        textSlot("line", part(size, 0.15, 0.16, 0.7, 0.18), { font: "figtree", color: ink }),
        textSlot("name", part(size, 0.08, 0.38, 0.84, 0.44), { font: "bebas-neue", color: navy }),
      ),
    ),
  ],
});
