import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { colorOption } from "../../blueprint/material-colors";
import { cream, ink, pine, sand, terracotta } from "../../blueprint/palette";
import { lineQuestion, nameQuestions, photoQuestions, rounded } from "../../blueprint/printed";
import type { Size } from "../../blueprint/sizes";
import { arrangement, inInches, textile } from "../../blueprint/textile";
import type { Surface } from "../../document/document";

export const doormat = textile({
  key: "doormat",
  sizes: inInches("24x16", "30x18", "36x24"),
  options: [colorOption("Edge", "black", "brown", "grey")],
  coarseness: 2.5,
  bleed: 10,
  safe: 25,
  mask: rounded(20),
  slots: {
    ...photoQuestions(3),
    ...nameQuestions(3, 18),
    line: lineQuestion("First line", 26, "Wipe your paws"),
  },
  templates: [
    arrangement("photo-and-name", "Photo and name", (size) =>
      surface(
        sand,
        photoSlot("photo", squareIn(part(size, 0.06, 0.12, 0.42, 0.76)), "circle"),
        textSlot("line", part(size, 0.53, 0.26, 0.4, 0.15), { font: "figtree", color: ink }),
        textSlot("name", part(size, 0.53, 0.43, 0.4, 0.3), { font: "pacifico", color: terracotta }),
      ),
    ),
    arrangement("two-pet-portraits", "Two pets", (size) => withPhotos(size, 2)),
    arrangement("three-pet-portraits", "Three pets", (size) => withPhotos(size, 3)),
    arrangement("name-only", "Text and paws", (size) =>
      surface(
        cream,
        textSlot("line", part(size, 0.19, 0.12, 0.62, 0.25), { font: "caveat", color: ink }),
        textSlot("name", part(size, 0.08, 0.4, 0.84, 0.46), { font: "bebas-neue", color: pine }),
        artSlot("paw-left", "paw", squareIn(part(size, 0.08, 0.15, 0.1, 0.2)), terracotta),
        artSlot("paw-right", "paw", squareIn(part(size, 0.82, 0.15, 0.1, 0.2)), terracotta),
      ),
    ),
  ],
});

/** A row of photos, a name under each, and a line above them. */
function withPhotos(size: Size, count: 2 | 3): Surface {
  const wide = 0.86 / count;
  return surface(
    sand,
    textSlot("line", part(size, 0.15, 0.08, 0.7, 0.14), { font: "caveat", color: ink }),
    ...Array.from({ length: count }, (_, index) => {
      const after = index === 0 ? "" : `-${index + 1}`;
      const left = 0.07 + index * wide;
      return [
        photoSlot(`photo${after}`, squareIn(part(size, left, 0.24, wide, 0.5)), "circle"),
        textSlot(`name${after}`, part(size, left + 0.02, 0.755, wide - 0.04, 0.15), {
          font: "fredoka",
          color: pine,
        }),
      ];
    }).flat(),
  );
}
