import type { Blueprint, BlueprintTemplate, SurfaceBlueprint } from "../../blueprint/blueprint";
import {
  artIn,
  type Layout,
  layout,
  photoIn,
  squareArtIn,
  squarePhotoIn,
  textIn,
} from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { marigold, mint, navy, pine, sky, terracotta } from "../../blueprint/palette";
import { nameQuestion, photoQuestion, printedSurface } from "../../blueprint/printed";
import { sizeBy } from "../../blueprint/sizes";
import { leftSole, rightSole } from "../../geometry/silhouettes";

const sole = sizeBy("size", {
  small: { width: 90, height: 240 },
  medium: { width: 96, height: 256 },
  large: { width: 102, height: 275 },
  "extra-large": { width: 110, height: 295 },
});

const feet: { key: "left" | "right"; title: string; mask: SurfaceBlueprint["mask"] }[] = [
  { key: "left", title: "Left foot", mask: () => ({ kind: "path", path: leftSole }) },
  { key: "right", title: "Right foot", mask: () => ({ kind: "path", path: rightSole }) },
];

const photoAlone = layout(sky, [photoIn("photo", [0, 0.4, 1, 0.6])]);
const photoAndName = layout(mint, [
  squareArtIn("paw", "paw", [0.37, 0.025, 0.26, 0.1], terracotta),
  textIn("name", [0.25, 0.475, 0.5, 0.09], { font: "fredoka", color: navy }),
  squarePhotoIn("photo", [0.2, 0.62, 0.66, 0.32]),
]);
const nameAndPaws = layout(marigold, [
  squareArtIn("paw", "paw", [0.37, 0.025, 0.26, 0.1], pine),
  textIn("name", [0.25, 0.475, 0.5, 0.1], { font: "pacifico", color: pine }),
  artIn("climb", "paw-climb", [0.33, 0.61, 0.38, 0.32], pine),
]);

export const flipflops: Blueprint = {
  key: "flipflops",
  options: [
    choice("size", "Size", {
      small: "Small, women's 5 to 6",
      medium: "Medium, women's 7 to 8",
      large: "Large, women's 9 to 10, men's 8 to 9",
      "extra-large": "Extra large, men's 10 to 11",
    }),
    colorOption("Strap", "black", "white", "navy", "pink"),
  ],
  surfaces: () => feet.map((foot) => printedSurface({ ...foot, size: sole, bleed: 5, safe: 6 })),
  slots: { photo: photoQuestion(), name: nameQuestion(12) },
  templates: [
    pair("photo-and-name", "Photo and name", photoAndName, photoAndName),
    pair("full-photo", "Photo below the strap", photoAlone, photoAlone),
    pair("one-each", "A photo on one, the name on the other", photoAlone, nameAndPaws),
    pair("paw-trail", "Paws and name", nameAndPaws, nameAndPaws),
  ],
};

function pair(key: string, title: string, left: Layout, right: Layout): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => ({ left: left(sole(options)), right: right(sole(options)) }),
  };
}
