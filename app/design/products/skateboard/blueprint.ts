import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { artIn, photoIn, squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { choice, fixedInSample, swatchOption } from "../../blueprint/options";
import { cream, ink, marigold, navy, sky, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestions } from "../../blueprint/printed";
import { printedGood } from "../../blueprint/printed-good";
import { inchSizes, sizeBy } from "../../blueprint/sizes";
import { skateDeck } from "../../geometry/silhouettes";

const sizes = inchSizes(["7.75x31.5", "8x32", "8.25x32"]);
const front = sizeBy("size", { medium: sizes["8x32"], narrow: sizes["7.75x31.5"], wide: sizes["8.25x32"] });

export const skateboard = printedGood({
  key: "skateboard",
  options: [
    choice("size", "Deck", { medium: "8.0 × 32 in", narrow: "7.75 × 31.5 in", wide: "8.25 × 32 in" }),
    fixedInSample(choice("setup", "Setup", { deck: "Deck only", complete: "With trucks and wheels" })),
    swatchOption("color", "Edge ply", {
      natural: ["Maple", "#e9dcc6"],
      black: ["Black", "#2b2826"],
      terracotta: ["Red", "#c0603f"],
    }),
  ],
  title: "Underside",
  size: front,
  bleed: 6,
  safe: 12,
  mask: () => ({ kind: "path", path: skateDeck }),
  slots: { ...photoQuestions(3), name: nameQuestion(12) },
  area: () => [0.1, 0.17, 0.8, 0.66],
  templates: [
    arrangement("photo-and-name", "Photo and name", marigold, [
      squareArtIn("paw", "paw", [0.25, 0.06, 0.5, 0.12], terracotta),
      photoIn("photo", [0.1, 0.29, 0.8, 0.28], "arch"),
      textIn("name", [0.1, 0.59, 0.8, 0.14], { font: "luckiest-guy", color: navy }),
      squareArtIn("bone", "bone", [0.25, 0.82, 0.5, 0.12], terracotta),
    ]),
    fullPhoto,
    arrangement("three-photos", "Three photos", sky, [
      squarePhotoIn("photo", [0.05, 0.055, 0.9, 0.23]),
      squarePhotoIn("photo-2", [0.05, 0.385, 0.9, 0.23]),
      squarePhotoIn("photo-3", [0.05, 0.715, 0.9, 0.23]),
    ]),
    arrangement("paw-trail", "Name and paws", ink, [
      artIn("climb-1", "paw-climb", [0.2, 0.65, 0.6, 0.28], white),
      artIn("climb-2", "paw-climb", [0.2, 0.08, 0.6, 0.28], white),
      textIn("name", [0.08, 0.4, 0.84, 0.2], { font: "bebas-neue", color: cream }),
    ]),
  ],
});
