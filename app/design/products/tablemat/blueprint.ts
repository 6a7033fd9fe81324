import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import type { SurfaceBlueprint } from "../../blueprint/blueprint";
import { squareArtIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { choice } from "../../blueprint/options";
import { cream, ink, mint, navy, pine, sky, terracotta } from "../../blueprint/palette";
import { lineQuestion, nameQuestions, photoQuestions } from "../../blueprint/printed";
import { shapeMask, shapeOption } from "../../blueprint/shapes-offered";
import { sizeBy } from "../../blueprint/sizes";
import { textile } from "../../blueprint/textile";

const front = sizeBy("shape", {
  rectangle: { width: 430, height: 300 },
  circle: { width: 360, height: 360 },
});
const mask: SurfaceBlueprint["mask"] = ({ shape }) => shapeMask(shape, 12);

const photoBesideName = [
  squarePhotoIn("photo", [0.06, 0.13, 0.46, 0.74]),
  textIn("name", [0.54, 0.32, 0.4, 0.22], { font: "fredoka", color: pine }),
  textIn("line", [0.54, 0.57, 0.4, 0.09], { font: "figtree", color: ink }),
];
const photoOverName = [
  squarePhotoIn("photo", [0.22, 0.08, 0.56, 0.52]),
  textIn("name", [0.22, 0.63, 0.56, 0.15], { font: "fredoka", color: pine }),
  textIn("line", [0.29, 0.8, 0.42, 0.06], { font: "figtree", color: ink }),
];

export const tablemat = textile({
  key: "tablemat",
  sizes: { option: shapeOption("rectangle", "circle"), size: front },
  options: [choice("pieces", "Set of", { 2: "2 placemats", 4: "4 placemats" })],
  bleed: 5,
  safe: 12,
  mask,
  slots: {
    ...photoQuestions(2),
    ...nameQuestions(2, 16),
    line: lineQuestion("Second line", 28, "Begging allowed"),
  },
  templates: [
    arrangement("photo-and-name", "Photo and name", mint, ({ shape }) =>
      shape === "circle" ? photoOverName : photoBesideName,
    ),
    fullPhoto,
    arrangement("two-pet-portraits", "Two pets", sky, [
      squarePhotoIn("photo", [0.1, 0.16, 0.38, 0.46]),
      textIn("name", [0.17, 0.645, 0.3, 0.14], { font: "fredoka", color: navy }),
      squarePhotoIn("photo-2", [0.52, 0.16, 0.38, 0.46]),
      textIn("name-2", [0.53, 0.645, 0.3, 0.14], { font: "fredoka", color: navy }),
    ]),
    arrangement("name-only", "Reserved for", cream, [
      squareArtIn("bowl", "bowl", [0.4, 0.13, 0.2, 0.2], terracotta),
      textIn("line", [0.2, 0.36, 0.6, 0.1], { font: "figtree", color: ink }),
      textIn("name", [0.14, 0.48, 0.72, 0.26], { font: "pacifico", color: pine }),
    ]),
  ],
});
