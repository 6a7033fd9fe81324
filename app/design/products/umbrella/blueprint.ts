import type {
  Blueprint,
  BlueprintTemplate,
  ChosenOptions,
  SurfaceBlueprint,
} from "../../blueprint/blueprint";
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
import { choice, fixedInSample, swatchOption } from "../../blueprint/options";
import {
  blush,
  cream,
  lilac,
  marigold,
  mint,
  navy,
  pine,
  sand,
  sky,
  terracotta,
  white,
} from "../../blueprint/palette";
import { nameQuestion, photoQuestions, printedSurface } from "../../blueprint/printed";
import { sizeBy } from "../../blueprint/sizes";
import { gore } from "../../geometry/silhouettes";

const PANELS = 8;
const panel = sizeBy("size", { folding: { width: 400, height: 483 }, golf: { width: 520, height: 628 } });

export const umbrella: Blueprint = {
  key: "umbrella",
  options: [
    fixedInSample(
      choice("panels", "Panels", {
        same: "One design on all eight",
        turns: "Two alternating designs",
        own: "A design for each panel",
      }),
    ),
    choice("size", "Size", { folding: "Folding, 38 in across", golf: "Golf, 48 in across" }),
    swatchOption("color", "Handle", { natural: ["Beech", "#d0a06a"], black: ["Black", "#2b2826"] }),
  ],
  surfaces: (options) =>
    panelsOf(options).map((surface) =>
      printedSurface({
        ...surface,
        size: panel,
        coarseness: 1.5,
        bleed: 10,
        safe: 20,
        mask: () => ({ kind: "path", path: gore }),
      }),
    ),
  slots: { ...photoQuestions(2), name: nameQuestion(14) },
  templates: [
    template("photo-and-name", "Photo and name", (index) =>
      layout([sky, cream][index % 2], [
        squarePhotoIn("photo", [0.32, 0.4, 0.36, 0.32]),
        textIn("name", [0.26, 0.74, 0.48, 0.11], { font: "fredoka", color: navy }),
      ]),
    ),
    template("photo-and-paws", "Photos and paws", (index) =>
      index % 2
        ? layout(mint, [artIn("climb", "paw-climb", [0.34, 0.38, 0.32, 0.5], pine)])
        : layout(marigold, [
            squarePhotoIn("photo", [0.26, 0.41, 0.48, 0.42]),
            squareArtIn("paw", "paw", [0.44, 0.24, 0.12, 0.12], white),
          ]),
    ),
    template("full-photo", "Full photo", () => layout(white, [photoIn("photo", whole)])),
    template("name-only", "Names", (index) =>
      layout([pine, terracotta][index % 2], [
        textIn("name", [0.23, 0.66, 0.54, 0.17], { font: "pacifico", color: cream }),
        squareArtIn("heart", "heart", [0.41, 0.42, 0.18, 0.18], cream),
      ]),
    ),
    template("heart-photos", "Hearts", (index) =>
      layout([blush, terracotta][index % 2], [
        squareArtIn("heart-1", "heart", [0.45, 0.25, 0.1, 0.1], [terracotta, blush][index % 2]),
        squarePhotoIn("photo", [0.27, 0.4, 0.46, 0.42], "heart"),
      ]),
    ),
    template("arches", "Arch portraits", (index) =>
      layout([lilac, mint][index % 2], [
        photoIn("photo", [0.33, 0.33, 0.34, 0.38], "arch"),
        textIn("name", [0.25, 0.73, 0.5, 0.11], { font: "playfair-display", color: [navy, pine][index % 2] }),
      ]),
    ),
    template("two-photos", "Two on each panel", (index) =>
      layout([sand, sky][index % 2], [
        squarePhotoIn("photo", [0.38, 0.26, 0.24, 0.2]),
        squarePhotoIn("photo-2", [0.29, 0.48, 0.42, 0.35]),
      ]),
    ),
    template("colored-tip", "Photos under a colored tip", (index) =>
      layout([navy, terracotta][index % 2], [
        photoIn("photo", [0, 0.34, 1, 0.66]),
        squareArtIn("star", "star", [0.45, 0.21, 0.1, 0.1], cream),
      ]),
    ),
  ],
};

/** The panels to design: one for all, two that alternate, or each separately. */
function panelsOf({ panels }: ChosenOptions): Pick<SurfaceBlueprint, "key" | "title" | "group">[] {
  if (panels === "own") {
    return Array.from({ length: PANELS }, (_, index) => ({
      key: `panel-${index + 1}`,
      title: `Panel ${index + 1}`,
      group: "Panels",
    }));
  }
  if (panels === "turns") {
    return [
      { key: "panel-1", title: "Odd panels" },
      { key: "panel-2", title: "Even panels" },
    ];
  }
  return [{ key: "panel-1", title: "Every panel" }];
}

/** @param arrange returns the layout of a panel, by its index from 0 */
function template(key: string, title: string, arrange: (index: number) => Layout): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) =>
      Object.fromEntries(
        panelsOf(options).map(({ key: panelKey }, index) => [panelKey, arrange(index)(panel(options))]),
      ),
  };
}
