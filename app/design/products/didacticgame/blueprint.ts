import type { Blueprint, BlueprintTemplate, ChosenOptions } from "../../blueprint/blueprint";
import { artSlot, part, surface, textSlot } from "../../blueprint/layers";
import {
  type Layout,
  layout,
  type Part,
  photoIn,
  squarePhotoIn,
  textIn,
  whole,
} from "../../blueprint/layout";
import { choice, fixedInSample } from "../../blueprint/options";
import {
  blush,
  cream,
  ink,
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
import { lineQuestion, photoQuestion, printedSurface, rounded } from "../../blueprint/printed";
import type { Surface } from "../../document/document";

const side = 62;
const tile = { width: side, height: side };
const cut = { size: () => tile, bleed: 3, safe: 4, mask: rounded(5) };

const roundPhoto = squarePhotoIn("photo", [0.1, 0.07, 0.8, 0.68]);
const archPhoto = photoIn("photo", [0.2, 0.08, 0.6, 0.66], "arch");
const heartPhoto = squarePhotoIn("photo", [0.09, 0.1, 0.82, 0.82], "heart");
const framedPhoto = photoIn("photo", [0.1, 0.1, 0.8, 0.8], "rounded");
const circle = squarePhotoIn("photo", [0.08, 0.08, 0.84, 0.84]);
const instantPhoto = photoIn("photo", [0.13, 0.09, 0.74, 0.65]);

/** A memory game: each picture is on two tiles, and all tiles have the same back. */
export const didacticgame: Blueprint = {
  key: "didacticgame",
  options: [
    fixedInSample(
      choice("pairs", "Pairs", {
        6: "6 pairs, ages 3 and up",
        10: "10 pairs, ages 4 and up",
        15: "15 pairs, all ages",
      }),
    ),
  ],
  surfaces: (options) => [
    ...pairsOf(options).map((pair) => ({
      ...printedSurface({ key: `pair-${pair}`, title: `Pair ${pair}`, ...cut }),
      group: "Pairs",
      copies: 2,
    })),
    {
      ...printedSurface({ key: "back", title: "Back of all tiles", ...cut }),
      copies: 2 * pairsOf(options).length,
    },
  ],
  slots: {
    photo: photoQuestion(),
    name: lineQuestion("Name", 14, "Name"),
    title: lineQuestion("Name of the game", 18),
  },
  templates: [
    template("photos", "Full photo", () => layout(white, [photoIn("photo", whole)]), {
      ground: terracotta,
      color: cream,
    }),
    template("round-photos", "Round photos with names", colored(ink, roundPhoto, nameIn("fredoka"))),
    template("arches", "Arches with names", colored(pine, archPhoto, nameIn("playfair-display")), {
      ground: navy,
      color: blush,
    }),
    template("hearts", "Hearts", colored(ink, heartPhoto), {
      art: "heart",
      ground: terracotta,
      color: blush,
    }),
    template("frames", "Framed photos", colored(ink, framedPhoto), { ground: navy, color: marigold }),
    template("circles", "Circles", colored(ink, circle), { art: "bone", ground: navy, color: cream }),
    template("instant", "Instant photos", () => layout(white, [instantPhoto, nameIn("caveat")(ink)]), {
      art: "star",
    }),
    template(
      "name-tags",
      "Photos with a name band",
      colored(navy, photoIn("photo", [0, 0, 1, 0.74]), nameIn("bebas-neue")),
      {
        art: "bone",
      },
    ),
  ],
};

const grounds = [mint, blush, sky, cream, lilac, sand];

/** The numbers of the pairs from 1; the fewest by default. */
function pairsOf({ pairs }: ChosenOptions): number[] {
  const count = ["10", "15"].includes(pairs) ? Number(pairs) : 6;
  return Array.from({ length: count }, (_, index) => index + 1);
}

function template(
  key: string,
  title: string,
  picture: (pair: number) => Layout,
  backStyle?: Partial<BackStyle>,
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) =>
      Object.fromEntries([
        ...pairsOf(options).map((pair) => [`pair-${pair}`, picture(pair)(tile)]),
        ["back", back({ art: "paw", ground: pine, color: marigold, ...backStyle })],
      ]),
  };
}

/** The photo, and a name in that color (hex), on a background that changes from pair to pair. */
function colored(color: string, photo: Part, name?: (color: string) => Part): (pair: number) => Layout {
  const parts = name ? [photo, name(color)] : [photo];
  return (pair) => layout(grounds[(pair - 1) % grounds.length], parts);
}

function nameIn(font: string): (color: string) => Part {
  return (color) => textIn("name", [0.1, 0.76, 0.8, 0.15], { font, color });
}

interface BackStyle {
  art: string;
  ground: string;
  color: string;
}

/** Drawings around the edge, with room for the name of the game. */
function back({ art, ground, color }: BackStyle): Surface {
  const motifs = [
    [0.1, 0.09, -20],
    [0.42, 0.05, 10],
    [0.74, 0.12, 24],
    [0.24, 0.25, 14],
    [0.58, 0.27, -16],
    [0.1, 0.66, 18],
    [0.4, 0.62, -10],
    [0.72, 0.67, -22],
    [0.25, 0.82, -14],
    [0.58, 0.83, 16],
  ].map(([x, y, turn], index) => ({
    ...artSlot(`paw-${index + 1}`, art, part(tile, x, y, 0.15, 0.15), color),
    turn,
  }));
  const title = textSlot("title", part(tile, 0.08, 0.43, 0.84, 0.17), { font: "fredoka", color: white });
  return surface(ground, ...motifs, title);
}
