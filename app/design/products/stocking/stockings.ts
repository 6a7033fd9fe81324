import { artSlot, photoSlot } from "../../blueprint/layers";
import { blush, cream, marigold, mint, navy, pine, sky, terracotta, white } from "../../blueprint/palette";
import type { Lattice } from "../../blueprint/repeats";
import type { Layer, PhotoLayer } from "../../document/document";

/** A layout of the stocking; the name is always on its cuff. */
interface StockingLayout {
  key: string;
  title: string;
  /** Background color (hex). */
  background: string;
  /** Color of the name (hex). */
  cuffColor: string;
  layers: Layer[];
  /** The layers repeat all over. */
  lattice?: Lattice;
}

/** Measures are millimeters; the cuff lies over the upper 84. The first is the default. */
export const stockings: StockingLayout[] = [
  {
    key: "face-and-name",
    title: "Face and name",
    background: terracotta,
    cuffColor: terracotta,
    layers: [
      photo("photo", [22, 106, 128]),
      art("mark", "snowflake", [34, 262, 30], cream),
      art("mark-2", "snowflake", [104, 288, 40], cream),
      art("mark-3", "snowflake", [178, 304, 30], cream),
    ],
  },
  {
    key: "pattern",
    title: "All-over face print",
    background: pine,
    cuffColor: pine,
    layers: [photo("photo", [20, 92, 52]), art("mark", "paw", [88, 110, 18], marigold)],
    lattice: { across: 84, down: 68, shift: 42 },
  },
  {
    key: "heart",
    title: "Heart portrait",
    background: blush,
    cuffColor: terracotta,
    layers: [
      photo("photo", [20, 104, 132], "heart"),
      art("mark", "heart", [40, 268, 28], terracotta),
      art("mark-2", "heart", [104, 290, 38], terracotta),
      art("mark-3", "heart", [180, 306, 28], terracotta),
    ],
  },
  {
    key: "arch",
    title: "Arch among trees",
    background: sky,
    cuffColor: pine,
    layers: [
      photoSlot("photo", { x: 32, y: 100, width: 108, height: 140 }, "arch"),
      art("mark", "tree", [32, 266, 46], pine),
      art("mark-2", "tree", [94, 272, 62], pine),
      art("mark-3", "tree", [174, 296, 46], pine),
    ],
  },
  {
    key: "two-faces",
    title: "Two faces",
    background: navy,
    cuffColor: navy,
    layers: [
      photo("photo", [26, 98, 118]),
      photo("photo-2", [104, 258, 108]),
      art("mark", "star", [48, 246, 30], marigold),
    ],
  },
  {
    key: "photo-and-stars",
    title: "Photo above a starry foot",
    background: pine,
    cuffColor: pine,
    layers: [
      photoSlot("photo", { x: 0, y: 72, width: 176, height: 168 }),
      art("mark", "star", [36, 262, 34], marigold),
      art("mark-2", "star", [108, 286, 44], marigold),
      art("mark-3", "star", [184, 306, 32], marigold),
    ],
  },
  {
    key: "heart-pattern",
    title: "Hearts all over",
    background: mint,
    cuffColor: pine,
    layers: [photo("photo", [20, 92, 60], "heart"), art("mark", "bone", [90, 110, 20], pine)],
    lattice: { across: 90, down: 70, shift: 45 },
  },
  {
    key: "snowfall",
    title: "Snow and stars, no photo",
    background: navy,
    cuffColor: navy,
    layers: [art("mark", "snowflake", [22, 96, 34], white), art("mark-2", "star", [67, 125, 14], marigold)],
    lattice: { across: 76, down: 60, shift: 38 },
  },
];

type Square = [x: number, y: number, side: number];

function photo(id: string, square: Square, shape: PhotoLayer["shape"] = "circle"): Layer {
  return photoSlot(id, boxOf(square), shape);
}

function art(id: string, motif: string, square: Square, color: string): Layer {
  return artSlot(id, motif, boxOf(square), color);
}

function boxOf([x, y, side]: Square) {
  return { x, y, width: side, height: side };
}
