import { arrangement } from "../../blueprint/arrangements";
import { type Part, squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { cream, ink, pine, sand, terracotta } from "../../blueprint/palette";
import { lineQuestion, nameQuestions, photoQuestions, rounded } from "../../blueprint/printed";
import { inInches, textile } from "../../blueprint/textile";

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
    arrangement("photo-and-name", "Photo and name", sand, [
      squarePhotoIn("photo", [0.06, 0.12, 0.42, 0.76]),
      textIn("line", [0.53, 0.26, 0.4, 0.15], { font: "figtree", color: ink }),
      textIn("name", [0.53, 0.43, 0.4, 0.3], { font: "pacifico", color: terracotta }),
    ]),
    arrangement("two-pet-portraits", "Two pets", sand, withPhotos(2)),
    arrangement("three-pet-portraits", "Three pets", sand, withPhotos(3)),
    arrangement("name-only", "Text and paws", cream, [
      textIn("line", [0.19, 0.12, 0.62, 0.25], { font: "caveat", color: ink }),
      textIn("name", [0.08, 0.4, 0.84, 0.46], { font: "bebas-neue", color: pine }),
      squareArtIn("paw-left", "paw", [0.08, 0.15, 0.1, 0.2], terracotta),
      squareArtIn("paw-right", "paw", [0.82, 0.15, 0.1, 0.2], terracotta),
    ]),
  ],
});

/** A row of photos, a name under each, and a line above them. */
function withPhotos(count: 2 | 3): Part[] {
  const wide = 0.86 / count;
  const pets = ["", "-2", "-3"].slice(0, count).flatMap((after, index): Part[] => {
    const left = 0.07 + index * wide;
    return [
      squarePhotoIn(`photo${after}`, [left, 0.24, wide, 0.5]),
      textIn(`name${after}`, [left + 0.02, 0.755, wide - 0.04, 0.15], { font: "fredoka", color: pine }),
    ];
  });
  return [textIn("line", [0.15, 0.08, 0.7, 0.14], { font: "caveat", color: ink }), ...pets];
}
