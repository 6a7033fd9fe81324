import type { Blueprint, BlueprintTemplate, SurfaceBlueprint } from "../../blueprint/blueprint";
import {
  artIn,
  type Layout,
  layout,
  photoIn,
  squareArtIn,
  squarePhotoIn,
  textIn,
  whole,
} from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import {
  blush,
  cream,
  lilac,
  marigold,
  mint,
  navy,
  pine,
  sky,
  terracotta,
  white,
} from "../../blueprint/palette";
import { nameQuestion, photoQuestions, printedSurface } from "../../blueprint/printed";
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
const wholePhoto = layout(white, [photoIn("photo", whole)]);
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

const heartPhoto = layout(blush, [
  squareArtIn("heart", "heart", [0.37, 0.025, 0.26, 0.1], terracotta),
  squarePhotoIn("photo", [0.22, 0.6, 0.56, 0.3], "heart"),
]);
const twoPhotos = layout(cream, [
  squarePhotoIn("photo", [0.22, 0.45, 0.56, 0.22]),
  squarePhotoIn("photo-2", [0.27, 0.7, 0.54, 0.22]),
]);
const nameAlone = layout(navy, [
  squareArtIn("star", "star", [0.37, 0.025, 0.26, 0.1], marigold),
  textIn("name", [0.24, 0.47, 0.52, 0.11], { font: "luckiest-guy", color: cream }),
  squareArtIn("paw", "paw", [0.3, 0.69, 0.4, 0.17], marigold),
]);
const photoBelowPaws = layout(lilac, [
  artIn("climb", "paw-climb", [0.28, 0.38, 0.4, 0.26], terracotta),
  squarePhotoIn("photo", [0.24, 0.68, 0.52, 0.25]),
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
  slots: { ...photoQuestions(2), name: nameQuestion(12) },
  templates: [
    pair("photo-and-name", "Photo and name", photoAndName, photoAndName),
    pair("full-photo", "Photo below the strap", photoAlone, photoAlone),
    pair("one-each", "A photo on one, the name on the other", photoAlone, nameAndPaws),
    pair("paw-trail", "Paws and name", nameAndPaws, nameAndPaws),
    pair("whole-photo", "Photo all over", wholePhoto, wholePhoto),
    pair("hearts", "Heart portraits", heartPhoto, heartPhoto),
    pair("two-photos", "Two on each foot", twoPhotos, twoPhotos),
    pair("photo-and-steps", "Round photo and steps", photoBelowPaws, photoBelowPaws),
    pair("name-alone", "A name and a large paw", nameAlone, nameAlone),
  ],
};

function pair(key: string, title: string, left: Layout, right: Layout): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => ({ left: left(sole(options)), right: right(sole(options)) }),
  };
}
