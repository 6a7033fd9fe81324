import type {
  Blueprint,
  BlueprintTemplate,
  ChosenOptions,
  SurfaceBlueprint,
} from "../../blueprint/blueprint";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { cream, marigold, mint, navy, pine, sky, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestion, printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, type Size, sizeBy } from "../../blueprint/sizes";
import type { Surface } from "../../document/document";

const codes = ["8x8", "10x10", "12x12"];
const tile = sizeBy("size", inchSizes(codes));

/** Numbers of tiles in a row and of rows. */
const grids: Record<string, { across: number; down: number }> = {
  "4": { across: 2, down: 2 },
  "6": { across: 3, down: 2 },
  "9": { across: 3, down: 3 },
};

export const walltiles: Blueprint = {
  key: "walltiles",
  options: [
    {
      code: "pieces",
      title: "Set of",
      values: Object.entries(grids).map(([code, { across, down }]) => ({
        code,
        title: `${code} tiles, ${across} × ${down}`,
      })),
    },
    {
      ...choice("layout", "Picture", { each: "A photo on every tile", across: "One photo across all tiles" }),
      fixedInSample: true,
    },
    { ...inchOption(codes), title: "Size of each" },
    colorOption("Edge", "white", "black"),
  ],
  surfaces: (options) =>
    options.layout === "across"
      ? [printed({ key: "all", title: "All tiles", size: wholeWall })]
      : tileKeys(options).map((key, index) =>
          printed({ key, title: `Tile ${index + 1}`, group: "Tiles", size: tile }),
        ),
  slots: { photo: photoQuestion(), name: nameQuestion(16) },
  templates: [
    template("photos", "Photos", photoAlone, photoAlone),
    template("photos-and-names", "Photos and names", photoAndName, photoBesideName),
    template(
      "checkerboard",
      "Photos, paws and names",
      (size, index) => (index % 2 ? ornamented(size, index) : photoAlone(size)),
      photoBetweenPaws,
    ),
  ],
};

/** Returns the arrangement of the tiles of a set. */
export function tileGrid({ pieces }: ChosenOptions): { across: number; down: number } {
  return grids[pieces] ?? grids["4"];
}

/** Returns the keys of the tiles of a set, row by row. */
export function tileKeys(options: ChosenOptions): string[] {
  const { across, down } = tileGrid(options);
  return Array.from({ length: across * down }, (_, index) => `tile-${index + 1}`);
}

function wholeWall(options: ChosenOptions): Size {
  const { across, down } = tileGrid(options);
  const { width, height } = tile(options);
  return { width: width * across, height: height * down };
}

function printed(surface: Pick<SurfaceBlueprint, "key" | "title" | "group" | "size">): SurfaceBlueprint {
  return printedSurface({ ...surface, bleed: 5, safe: 10, mask: rectangle });
}

/**
 * @param arrange returns a tile, by its index in the set from 0
 * @param spread spreads one picture across all tiles
 */
function template(
  key: string,
  title: string,
  arrange: (size: Size, index: number) => Surface,
  spread: (size: Size, options: ChosenOptions) => Surface,
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) =>
      options.layout === "across"
        ? { all: spread(wholeWall(options), options) }
        : Object.fromEntries(
            tileKeys(options).map((tileKey, index) => [tileKey, arrange(tile(options), index)]),
          ),
  };
}

const grounds = [mint, cream, sky, marigold];

function photoAlone(size: Size): Surface {
  return surface(white, photoSlot("photo", { x: 0, y: 0, ...size }));
}

function photoAndName(size: Size, index: number): Surface {
  return surface(
    grounds[index % grounds.length],
    photoSlot("photo", squareIn(part(size, 0.16, 0.08, 0.68, 0.64)), "circle"),
    textSlot("name", part(size, 0.1, 0.76, 0.8, 0.15), { font: "fredoka", color: navy }),
  );
}

function ornamented(size: Size, index: number): Surface {
  const ground = index % 4 === 1 ? terracotta : pine;
  return surface(
    ground,
    artSlot("paw", "paw", squareIn(part(size, 0.3, 0.12, 0.4, 0.4)), cream),
    textSlot("name", part(size, 0.08, 0.58, 0.84, 0.28), { font: "pacifico", color: cream }),
  );
}

/**
 * The photo fills all rows except the last column, whose tiles have the paw and the name; with two rows of two, it
 * fills the upper row.
 */
function photoBesideName(size: Size, options: ChosenOptions): Surface {
  const { across, down } = tileGrid(options);
  const [photo, paw, name] =
    across === 2
      ? [part(size, 0, 0, 1, 0.5), part(size, 0.58, 0.58, 0.34, 0.34), part(size, 0.05, 0.64, 0.4, 0.22)]
      : [
          part(size, 0, 0, 2 / 3, 1),
          part(size, 0.74, 0.2 / down, 0.19, 0.6 / down),
          part(size, 0.7, 1 - 0.7 / down, 0.26, 0.4 / down),
        ];
  return surface(
    pine,
    photoSlot("photo", photo),
    artSlot("paw", "paw", squareIn(paw), marigold),
    textSlot("name", name, { font: "pacifico", color: cream }),
  );
}

function photoBetweenPaws(size: Size): Surface {
  return surface(
    sky,
    photoSlot("photo", squareIn(part(size, 0.16, 0.05, 0.68, 0.7)), "circle"),
    artSlot("paw-left", "paw", squareIn(part(size, 0.05, 0.08, 0.14, 0.2)), terracotta),
    artSlot("paw-right", "paw", squareIn(part(size, 0.81, 0.08, 0.14, 0.2)), terracotta),
    textSlot("name", part(size, 0.15, 0.78, 0.7, 0.16), { font: "fredoka", color: navy }),
  );
}
