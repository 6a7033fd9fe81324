import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import { frameOption } from "../../blueprint/frames";
import {
  type Layout,
  layout,
  photoIn,
  squareArtIn,
  squarePhotoIn,
  textIn,
  whole,
} from "../../blueprint/layout";
import { blush, cream, ink, mint, navy, pine, sky, terracotta, white } from "../../blueprint/palette";
import {
  lineQuestion,
  nameQuestion,
  photoQuestion,
  printedSurface,
  rectangle,
} from "../../blueprint/printed";
import { inchOption, inchSizes, sizeBy } from "../../blueprint/sizes";
import { edgesOption, stretched } from "../../blueprint/stretched-canvas";
import { withSharedLayouts } from "../../blueprint/with-shared-layouts";

const codes = ["8x8", "8x10", "11x14", "12x12", "16x20"];
const panel = sizeBy("size", inchSizes(codes));

const photoAlone = layout(white, [photoIn("photo", whole)]);
const textAndPhoto = layout(blush, [
  squarePhotoIn("photo", [0.15, 0.08, 0.7, 0.53]),
  textIn("name", [0.1, 0.63, 0.8, 0.17], { font: "pacifico", color: pine }),
  textIn("line", [0.1, 0.82, 0.8, 0.08], { font: "figtree", color: ink }),
]);

const name = layout(navy, [
  squareArtIn("paw", "paw", [0.3, 0.18, 0.4, 0.28], cream),
  textIn("name", [0.1, 0.52, 0.8, 0.24], { font: "bebas-neue", color: cream }),
]);

const ownLayouts: Blueprint = {
  key: "wall-set",
  options: [{ ...inchOption(codes), title: "Size of each" }, frameOption, edgesOption],
  surfaces: () =>
    [
      { key: "left", title: "Left" },
      { key: "middle", title: "Middle" },
      { key: "right", title: "Right" },
    ].map((each) => printedSurface({ ...each, ...stretched, size: panel, safe: 12, mask: rectangle })),
  slots: { photo: photoQuestion(), name: nameQuestion(16), line: lineQuestion("Second line", 24) },
  templates: [
    template("three-photos", "Three photos", [photoAlone, photoAlone, photoAlone]),
    template("three-pet-portraits", "Three pets", [portrait(mint), portrait(cream), portrait(sky)]),
    template("photo-and-names", "Two photos and text", [photoAlone, textAndPhoto, photoAlone]),
    template("photo-between-paws", "One photo between paws", [
      paw(pine, cream),
      photoAlone,
      paw(terracotta, cream),
    ]),
    template("name-beside-photos", "Two photos and a name", [photoAlone, photoAlone, name]),
  ],
};

/** Three panels hung side by side. */
export const wallSet = withSharedLayouts(ownLayouts, {
  surfaces: () => true,
});

/** @param layouts of the panels from left to right */
function template(key: string, title: string, [left, middle, right]: Layout[]): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const size = panel(options);
      return { left: left(size), middle: middle(size), right: right(size) };
    },
  };
}

function paw(background: string, color: string): Layout {
  return layout(background, [squareArtIn("paw", "paw", [0.2, 0.2, 0.6, 0.6], color)]);
}

function portrait(background: string): Layout {
  return layout(background, [
    photoIn("photo", [0.14, 0.1, 0.72, 0.64], "arch"),
    textIn("name", [0.1, 0.775, 0.8, 0.14], { font: "playfair-display", color: ink }),
  ]);
}
