import { arrangement } from "../../blueprint/arrangements";
import { glazes } from "../../blueprint/glazes";
import { photoIn, squarePhotoIn, textIn, whole } from "../../blueprint/layout";
import { choice, swatchOption } from "../../blueprint/options";
import { blush, cream, mint, pine, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestions, rectangle } from "../../blueprint/printed";
import { printedGood } from "../../blueprint/printed-good";
import { sizeBy } from "../../blueprint/sizes";

/** The print goes around the mug from handle to handle; its center faces the front. */
const wrap = sizeBy("size", {
  "11oz": { width: 210, height: 88 },
  "15oz": { width: 222, height: 102 },
});

export const photomug = printedGood({
  key: "photomug",
  options: [
    swatchOption("color", "Handle and inside", { ...glazes, yellow: ["Yellow", "#f0c04c"] }),
    choice("size", "Size", { "11oz": "11 oz", "15oz": "15 oz" }),
  ],
  surface: "wrap",
  title: "Around the mug",
  size: wrap,
  bleed: 2,
  safe: 4,
  mask: rectangle,
  slots: { ...photoQuestions(3), name: nameQuestion(20) },
  layouts: "all",
  /** Seen from the front. */
  area: () => [0.27, 0.07, 0.46, 0.86],
  templates: [
    arrangement("photo-and-name", "Photo and name", cream, [
      squarePhotoIn("photo", [0.3, 0.06, 0.4, 0.66]),
      textIn("name", [0.29, 0.75, 0.42, 0.2], { font: "pacifico", color: terracotta }),
    ]),
    arrangement("two-photos", "Two photos", blush, [
      squarePhotoIn("photo", [0.285, 0.1, 0.21, 0.56], "rounded"),
      squarePhotoIn("photo-2", [0.505, 0.1, 0.21, 0.56], "rounded"),
      textIn("name", [0.29, 0.7, 0.42, 0.2], { font: "fredoka", color: pine }),
    ]),
    arrangement("three-photos", "Three photos", mint, [
      squarePhotoIn("photo", [0.24, 0.1, 0.168, 0.54]),
      squarePhotoIn("photo-2", [0.416, 0.1, 0.168, 0.54]),
      squarePhotoIn("photo-3", [0.592, 0.1, 0.168, 0.54]),
      textIn("name", [0.28, 0.66, 0.44, 0.22], { font: "caveat", color: pine }),
    ]),
    arrangement("full-wrap", "All around", white, [photoIn("photo", whole)]),
  ],
});
