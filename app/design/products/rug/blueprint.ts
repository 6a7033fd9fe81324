import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { blush, cream, ink, marigold, navy, pine, sand, terracotta } from "../../blueprint/palette";
import { fullPhoto, lineQuestion, nameQuestion, photoQuestions, rectangle } from "../../blueprint/printed";
import { arrangement, inFeet, textile } from "../../blueprint/textile";

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
  slots: {
    ...photoQuestions(4),
    name: nameQuestion(20),
    line: lineQuestion("Second line", 28, "Since 2021"),
  },
  templates: [
    arrangement("medallion", "Round portrait in a ring of paws", (size) =>
      surface(
        cream,
        artSlot("ring", "paw-ring", squareIn(part(size, 0.04, 0.06, 0.92, 0.74)), terracotta),
        photoSlot("photo", squareIn(part(size, 0.19, 0.16, 0.62, 0.54)), "circle"),
        textSlot("name", part(size, 0.12, 0.8, 0.76, 0.12), { font: "playfair-display", color: pine }),
      ),
    ),
    fullPhoto,
    arrangement("photo-and-name", "Photo and name", (size) =>
      surface(
        sand,
        photoSlot("photo", part(size, 0.12, 0.08, 0.76, 0.6), "arch"),
        textSlot("name", part(size, 0.1, 0.72, 0.8, 0.12), { font: "pacifico", color: navy }),
        textSlot("line", part(size, 0.16, 0.86, 0.68, 0.055), { font: "figtree", color: ink }),
      ),
    ),
    arrangement("two-photos", "Two pets", (size) =>
      surface(
        blush,
        photoSlot("photo", squareIn(part(size, 0.08, 0.06, 0.6, 0.38)), "circle"),
        photoSlot("photo-2", squareIn(part(size, 0.32, 0.4, 0.6, 0.38)), "circle"),
        textSlot("name", part(size, 0.1, 0.82, 0.8, 0.1), { font: "fredoka", color: terracotta }),
      ),
    ),
    arrangement("four-photos", "Four photos", (size) =>
      surface(
        marigold,
        photoSlot("photo", part(size, 0.07, 0.05, 0.415, 0.38), "rounded"),
        photoSlot("photo-2", part(size, 0.515, 0.05, 0.415, 0.38), "rounded"),
        photoSlot("photo-3", part(size, 0.07, 0.57, 0.415, 0.38), "rounded"),
        photoSlot("photo-4", part(size, 0.515, 0.57, 0.415, 0.38), "rounded"),
        textSlot("name", part(size, 0.1, 0.45, 0.8, 0.1), { font: "fredoka", color: navy }),
      ),
    ),
  ],
});
