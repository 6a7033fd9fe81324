import type {
  Blueprint,
  BlueprintOption,
  BlueprintTemplate,
  ChosenOptions,
  PartialSheet,
  SurfaceBlueprint,
} from "../../blueprint/blueprint";
import {
  type Layout,
  layout,
  photoIn,
  squareArtIn,
  squarePhotoIn,
  textIn,
  whole,
} from "../../blueprint/layout";
import { colorOption } from "../../blueprint/material-colors";
import { choice, fixedInSample } from "../../blueprint/options";
import { cream, marigold, mint, navy, pine, sky, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestion, printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, type Size, sizeBy } from "../../blueprint/sizes";
import { withSharedLayouts } from "../../blueprint/with-shared-layouts";
import { hundredths } from "../../geometry/measure";

const codes = ["8x8", "10x10", "12x12"];
const tile = sizeBy("size", inchSizes(codes));

/** Millimeters between two tiles on the wall, as the product's page says. */
const GAP = 12.7;

/** Numbers of tiles in a row and of rows. */
const grids: Record<string, { across: number; down: number }> = {
  "4": { across: 2, down: 2 },
  "6": { across: 3, down: 2 },
  "9": { across: 3, down: 3 },
};

const photoAlone = layout(white, [photoIn("photo", whole)]);
const photoBetweenPaws = layout(sky, [
  squarePhotoIn("photo", [0.16, 0.05, 0.68, 0.7]),
  squareArtIn("paw-left", "paw", [0.05, 0.08, 0.14, 0.2], terracotta),
  squareArtIn("paw-right", "paw", [0.81, 0.08, 0.14, 0.2], terracotta),
  textIn("name", [0.15, 0.78, 0.7, 0.16], { font: "fredoka", color: navy }),
]);

const photoAboveName = layout(terracotta, [
  photoIn("photo", [0, 0, 1, 0.76]),
  textIn("name", [0.1, 0.79, 0.8, 0.17], { font: "pacifico", color: cream }),
]);

const ownLayouts: Blueprint = {
  key: "walltiles",
  options: [
    choice("pieces", "Set of", { 4: "4 tiles, 2 × 2", 6: "6 tiles, 3 × 2", 9: "9 tiles, 3 × 3" }),
    fixedInSample(
      choice("layout", "Picture", { each: "A photo on every tile", across: "One photo across all tiles" }),
    ),
    gapsOption(),
    { ...inchOption(codes), title: "Size of each" },
    colorOption("Edge", "white", "black"),
  ],
  surfaces: (options) =>
    options.layout === "across"
      ? [{ ...printed({ key: "all", title: "All tiles", size: wholeWall }), sheets: tileSheets }]
      : tileKeys(options).map((key, index) =>
          printed({ key, title: `Tile ${index + 1}`, group: "Tiles", size: tile }),
        ),
  slots: { photo: photoQuestion(), name: nameQuestion(16) },
  templates: [
    template(
      "photos",
      "Photos",
      () => photoAlone,
      () => photoAlone,
    ),
    template("photos-and-names", "Photos and names", photoAndName, photoBesideName),
    template(
      "checkerboard",
      "Photos, paws and names",
      (index) => (index % 2 ? ornamented(index) : photoAlone),
      () => photoBetweenPaws,
    ),
    template(
      "name-first",
      "The name on the first tile",
      (index) => (index === 0 ? ornamented(index) : photoAlone),
      () => photoAboveName,
    ),
  ],
};

export const walltiles = withSharedLayouts(ownLayouts, {
  surfaces: () => true,
});

/** Returns the arrangement of the tiles of a set. */
export function tileGrid({ pieces }: ChosenOptions): { across: number; down: number } {
  return grids[pieces] ?? grids["4"];
}

/** Returns the keys of the tiles of a set, row by row. */
export function tileKeys(options: ChosenOptions): string[] {
  const { across, down } = tileGrid(options);
  return Array.from({ length: across * down }, (_, index) => `tile-${index + 1}`);
}

/** Designs from before this option lose nothing in the gaps. */
function gapsOption(): BlueprintOption {
  const titles = { hidden: "Picture lines up across the gaps", shown: "Nothing is hidden in the gaps" };
  return {
    ...fixedInSample(choice("gaps", "Between tiles", titles)),
    idleWith: { option: "layout", value: "each" },
  };
}

/** Millimeters of a picture across all tiles that two neighboring tiles leave out. */
function hiddenGap({ gaps }: ChosenOptions): number {
  return gaps === "shown" ? 0 : GAP;
}

function wholeWall(options: ChosenOptions): Size {
  const { across, down } = tileGrid(options);
  const { width, height } = tile(options);
  const gap = hiddenGap(options);
  return {
    width: hundredths((width + gap) * across - gap),
    height: hundredths((height + gap) * down - gap),
  };
}

/** Returns the sheets of a picture across all tiles, each with the part that the preview shows on its tile. */
export function tileSheets(options: ChosenOptions): PartialSheet[] {
  const { across } = tileGrid(options);
  const size = tile(options);
  const gap = hiddenGap(options);
  return tileKeys(options).map((key, index) => ({
    key,
    title: `Tile ${index + 1}`,
    x: hundredths((index % across) * (size.width + gap)),
    y: hundredths(Math.floor(index / across) * (size.height + gap)),
    size,
  }));
}

function printed(surface: Pick<SurfaceBlueprint, "key" | "title" | "group" | "size">): SurfaceBlueprint {
  return printedSurface({ ...surface, bleed: 5, safe: 10, mask: rectangle });
}

/**
 * @param arrange returns the layout of a tile, by its index in the set from 0
 * @param spread spreads one picture across all tiles
 */
function template(
  key: string,
  title: string,
  arrange: (index: number) => Layout,
  spread: (options: ChosenOptions) => Layout,
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) =>
      options.layout === "across"
        ? { all: spread(options)(wholeWall(options)) }
        : Object.fromEntries(
            tileKeys(options).map((tileKey, index) => [tileKey, arrange(index)(tile(options))]),
          ),
  };
}

const grounds = [mint, cream, sky, marigold];

function photoAndName(index: number): Layout {
  return layout(grounds[index % grounds.length], [
    squarePhotoIn("photo", [0.16, 0.08, 0.68, 0.64]),
    textIn("name", [0.1, 0.76, 0.8, 0.15], { font: "fredoka", color: navy }),
  ]);
}

function ornamented(index: number): Layout {
  return layout(index % 4 === 1 ? terracotta : pine, [
    squareArtIn("paw", "paw", [0.3, 0.12, 0.4, 0.4], cream),
    textIn("name", [0.08, 0.58, 0.84, 0.28], { font: "pacifico", color: cream }),
  ]);
}

/**
 * The photo fills all rows except the last column, whose tiles have the paw and the name; with two rows of two, it
 * fills the upper row.
 */
function photoBesideName(options: ChosenOptions): Layout {
  const { across, down } = tileGrid(options);
  const style = { font: "pacifico", color: cream };
  const parts =
    across === 2
      ? [
          photoIn("photo", [0, 0, 1, 0.5]),
          squareArtIn("paw", "paw", [0.58, 0.58, 0.34, 0.34], marigold),
          textIn("name", [0.05, 0.64, 0.4, 0.22], style),
        ]
      : [
          photoIn("photo", [0, 0, 2 / 3, 1]),
          squareArtIn("paw", "paw", [0.74, 0.2 / down, 0.19, 0.6 / down], marigold),
          textIn("name", [0.7, 1 - 0.7 / down, 0.26, 0.4 / down], style),
        ];
  return layout(pine, parts);
}
