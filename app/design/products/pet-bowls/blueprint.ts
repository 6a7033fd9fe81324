import { arrangement } from "../../blueprint/arrangements";
import { glazes } from "../../blueprint/glazes";
import { photoIn, squareArtIn, squarePhotoIn, textIn, whole } from "../../blueprint/layout";
import { choice, swatchOption } from "../../blueprint/options";
import { cream, mint, navy, pine, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestion, rectangle } from "../../blueprint/printed";
import { printedGood } from "../../blueprint/printed-good";
import { sizeBy } from "../../blueprint/sizes";

/** The print goes around the bowl; its center faces the front. */
const wrap = sizeBy("size", {
  small: { width: 400, height: 48 },
  medium: { width: 500, height: 60 },
  large: { width: 620, height: 74 },
});

export const petBowls = printedGood({
  key: "pet-bowls",
  options: [
    swatchOption("color", "Rim and inside", glazes),
    choice("size", "Size", { small: "Small, 12 oz", medium: "Medium, 24 oz", large: "Large, 48 oz" }),
  ],
  surface: "wrap",
  title: "Around the bowl",
  size: wrap,
  bleed: 2,
  safe: 4,
  mask: rectangle,
  slots: { photo: photoQuestion(), name: nameQuestion(12) },
  /** Seen from the front. */
  area: () => [0.33, 0.08, 0.34, 0.84],
  templates: [
    arrangement("name-only", "Name and paws", cream, [
      textIn("name", [0.385, 0.14, 0.23, 0.72], { font: "fredoka", color: navy }),
      squareArtIn("paw-left", "paw", [0.325, 0.42, 0.05, 0.4], terracotta),
      squareArtIn("paw-right", "paw", [0.625, 0.2, 0.05, 0.4], terracotta),
    ]),
    arrangement("photo-and-name", "Photo and name", mint, [
      squarePhotoIn("photo", [0.335, 0.07, 0.13, 0.86]),
      textIn("name", [0.465, 0.18, 0.2, 0.64], { font: "pacifico", color: pine }),
    ]),
    arrangement("full-wrap", "All around", white, [photoIn("photo", whole)]),
  ],
});
