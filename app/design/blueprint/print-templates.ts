import { type Arrangement, arrangement, fullPhoto } from "./arrangements";
import type { Slot } from "./blueprint";
import { type Part, photoIn, squareArtIn, squarePhotoIn, textIn } from "./layout";
import { blush, cream, ink, mint, navy, pine, sand, sky, terracotta } from "./palette";
import { lineQuestion, nameQuestions, photoQuestions } from "./printed";
import type { Size } from "./sizes";

/** The slots of the photos and texts of the print templates. */
export const printSlots: Record<string, Slot> = {
  ...photoQuestions(4),
  ...nameQuestions(3, 20),
  line: lineQuestion("Second line", 32),
};

const archName = { font: "playfair-display", color: terracotta };
const archLine = { font: "figtree", color: ink };

const archOverText = [
  photoIn("photo", [0.17, 0.08, 0.66, 0.6], "arch"),
  textIn("name", [0.1, 0.715, 0.8, 0.13], archName),
  textIn("line", [0.14, 0.855, 0.72, 0.06], archLine),
];

const archBesideText = [
  photoIn("photo", [0.07, 0.11, 0.42, 0.78], "arch"),
  textIn("name", [0.54, 0.36, 0.4, 0.2], archName),
  textIn("line", [0.54, 0.58, 0.4, 0.09], archLine),
];

const nameOfTwo = { font: "fredoka", color: navy };

const twoAcross = [
  squarePhotoIn("photo", [0.06, 0.06, 0.52, 0.42]),
  textIn("name", [0.6, 0.2, 0.34, 0.14], nameOfTwo),
  squareArtIn("heart", "heart", [0.455, 0.445, 0.09, 0.11], terracotta),
  squarePhotoIn("photo-2", [0.42, 0.52, 0.52, 0.42]),
  textIn("name-2", [0.06, 0.66, 0.34, 0.14], nameOfTwo),
];

const twoInARow = [
  squarePhotoIn("photo", [0.05, 0.08, 0.44, 0.64]),
  textIn("name", [0.07, 0.75, 0.4, 0.16], nameOfTwo),
  squareArtIn("heart", "heart", [0.465, 0.76, 0.07, 0.09], terracotta),
  squarePhotoIn("photo-2", [0.51, 0.08, 0.44, 0.64]),
  textIn("name-2", [0.53, 0.75, 0.4, 0.16], nameOfTwo),
];

const nameOfThree = { font: "caveat", color: pine };

const threeInATriangle = [
  squarePhotoIn("photo", [0.28, 0.06, 0.44, 0.34]),
  textIn("name", [0.27, 0.405, 0.46, 0.095], nameOfThree),
  squarePhotoIn("photo-2", [0.055, 0.5, 0.44, 0.34]),
  textIn("name-2", [0.06, 0.845, 0.42, 0.095], nameOfThree),
  squarePhotoIn("photo-3", [0.505, 0.5, 0.44, 0.34]),
  textIn("name-3", [0.52, 0.845, 0.42, 0.095], nameOfThree),
];

const threeInARow = ["", "-2", "-3"].flatMap((after, index): Part[] => [
  photoIn(`photo${after}`, [0.06 + index * 0.3, 0.13, 0.28, 0.54], "arch"),
  textIn(`name${after}`, [0.06 + index * 0.3, 0.72, 0.28, 0.16], nameOfThree),
]);

/** The templates of a flat print, for portrait, square or landscape format. */
export const printTemplates: Arrangement[] = [
  fullPhoto,
  arrangement("photo-and-name", "Photo and name", cream, [
    photoIn("photo", [0.1, 0.08, 0.8, 0.68]),
    textIn("name", [0.1, 0.785, 0.8, 0.14], { font: "playfair-display", color: ink }),
  ]),
  arrangement("one-pet-portrait", "Portrait in an arch", blush, (_options, size) =>
    isLying(size) ? archBesideText : archOverText,
  ),
  arrangement("two-pet-portraits", "Two pets", sky, (_options, size) =>
    isLying(size) ? twoInARow : twoAcross,
  ),
  arrangement("three-pet-portraits", "Three pets", mint, (_options, size) =>
    isLying(size) ? threeInARow : threeInATriangle,
  ),
  arrangement("four-photos", "Four photos", sand, [
    photoIn("photo", [0.06, 0.05, 0.425, 0.385], "rounded"),
    photoIn("photo-2", [0.515, 0.05, 0.425, 0.385], "rounded"),
    photoIn("photo-3", [0.06, 0.455, 0.425, 0.385], "rounded"),
    photoIn("photo-4", [0.515, 0.455, 0.425, 0.385], "rounded"),
    textIn("name", [0.08, 0.85, 0.84, 0.085], { font: "playfair-display", color: terracotta }),
  ]),
];

function isLying({ width, height }: Size): boolean {
  return width > height * 1.1;
}
