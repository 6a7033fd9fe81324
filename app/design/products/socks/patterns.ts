import { artSlot, photoSlot, textSlot } from "../../blueprint/layers";
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
import type { Lattice } from "../../blueprint/repeats";
import type { Layer } from "../../document/document";

/** A layout of the socks: layers of the leg, each of which repeats over leg and foot. */
interface Pattern {
  key: string;
  title: string;
  /** Background color (hex). */
  background: string;
  motifs: { layer: Layer; lattice: Lattice }[];
}

const bricks: Lattice = { across: 56, down: 46, shift: 28 };
const everyOtherRow: Lattice = { across: 56, down: 92, shift: 0 };

/** Measures are millimeters from the leg's top left corner. The first is the default. */
export const patterns: Pattern[] = [
  pattern("one-face", "One face, all over", sky, bricks, [
    face({ x: 8, y: 8, side: 36 }),
    mark("paw", terracotta),
  ]),
  {
    key: "two-faces",
    title: "Two alternating faces",
    background: mint,
    motifs: [
      { layer: face({ x: 9, y: 6, side: 31 }), lattice: everyOtherRow },
      { layer: face({ id: "photo-2", x: 37, y: 52, side: 31 }), lattice: everyOtherRow },
      { layer: mark("heart", marigold), lattice: bricks },
    ],
  },
  pattern("hearts", "Faces in hearts", blush, bricks, [
    face({ x: 8, y: 8, side: 38, shape: "heart" }),
    mark("bone", white),
  ]),
  pattern("large-faces", "Large faces and stars", marigold, { across: 84, down: 62, shift: 42 }, [
    face({ x: 8, y: 6, side: 56 }),
    mark("star", navy, { x: 70, y: 26, side: 16 }),
  ]),
  pattern("small-faces", "Small faces, close together", lilac, { across: 34, down: 26, shift: 17 }, [
    face({ x: 6, y: 6, side: 22 }),
    mark("heart", terracotta, { x: 31, y: 14, side: 6 }),
  ]),
  pattern("checkerboard", "Checkerboard", navy, { across: 60, down: 30, shift: 30 }, [
    face({ x: 5, y: 5, side: 30, shape: "rectangle" }),
    mark("paw", cream, { x: 42, y: 12, side: 16 }),
  ]),
  pattern("arches", "Faces in arches", sand, { across: 52, down: 46, shift: 26 }, [
    face({ x: 10, y: 6, side: 32, shape: "arch" }),
    mark("bone", pine, { x: 46, y: 16, side: 12 }),
  ]),
  pattern("three-faces", "Three faces in turn", cream, { across: 90, down: 33, shift: 45 }, [
    face({ x: 4, y: 5, side: 26 }),
    face({ id: "photo-2", x: 34, y: 5, side: 26 }),
    face({ id: "photo-3", x: 64, y: 5, side: 26 }),
  ]),
  pattern("faces-and-names", "Faces and names", pine, { across: 56, down: 60, shift: 28 }, [
    face({ x: 9, y: 8, side: 34 }),
    name({ x: 5, y: 44, width: 42, height: 14 }, cream),
  ]),
  pattern("name-and-paws", "Name and paws, no photo", terracotta, { across: 64, down: 38, shift: 32 }, [
    name({ x: 6, y: 8, width: 48, height: 16 }, cream),
    mark("paw", marigold, { x: 56, y: 10, side: 11 }),
  ]),
];

function pattern(key: string, title: string, background: string, lattice: Lattice, layers: Layer[]): Pattern {
  return { key, title, background, motifs: layers.map((layer) => ({ layer, lattice })) };
}

interface Square {
  x: number;
  y: number;
  side: number;
}

function face({
  id = "photo",
  shape = "circle",
  ...at
}: Square & { id?: string; shape?: Parameters<typeof photoSlot>[2] }): Layer {
  return photoSlot(id, squareAt(at), shape);
}

/** The small motif between the faces. */
function mark(art: string, color: string, at: Square = { x: 47, y: 21, side: 11 }): Layer {
  return artSlot("mark", art, squareAt(at), color);
}

function name(box: Parameters<typeof textSlot>[1], color: string): Layer {
  return textSlot("name", box, { font: "fredoka", color });
}

function squareAt({ x, y, side }: Square) {
  return { x, y, width: side, height: side };
}
