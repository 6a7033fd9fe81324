import type { Size } from "~/brand/package-data";
import type { BoxData } from "~/brand/shipping-data.server";
import { type Piece, sorted, volume } from "./piece";

/** A parcel to be sent. */
export interface Parcel {
  /** Code of the box; null: the piece is too large for every box, and is sent in its own carton. */
  box: string | null;
  /** Size on the outside: that of the box, or of the piece. */
  millimeters: Size;
  /** Weight with the box. */
  grams: number;
  pieces: number;
}

/** Padding and gaps: the part of a box that pieces can fill. */
const FILL = 0.85;

/**
 * Packs pieces into the store's boxes: first fit, the largest piece first. A piece fits by its sides, and all pieces of a
 * box by their volume and weight, so that the result is a proposal that staff can correct.
 */
export function packParcels(pieces: Piece[], boxes: BoxData[]): Parcel[] {
  const bySize = boxes.toSorted((one, other) => volume(one.millimeters) - volume(other.millimeters));
  let remaining = pieces.toSorted((one, other) => volume(other.millimeters) - volume(one.millimeters));
  const parcels: Parcel[] = [];
  while (remaining.length > 0) {
    const [largest] = remaining;
    const fillings = bySize
      .filter((box) => takesPiece(box, largest))
      .map((box) => ({ box, ...fill(box, remaining) }));
    const ownCarton = { box: undefined, packed: [largest], left: remaining.slice(1) };
    const filling = fillings.find(({ left }) => left.length === 0) ?? fillings.at(-1) ?? ownCarton;
    parcels.push(parcelOf(filling.box, filling.packed));
    remaining = filling.left;
  }
  return parcels;
}

/** Puts pieces into a box, in order, and returns those that are left. */
function fill(box: BoxData, pieces: Piece[]): { packed: Piece[]; left: Piece[] } {
  let room = volume(box.millimeters) * FILL;
  let grams = box.maxGrams;
  const packed: Piece[] = [];
  const left: Piece[] = [];
  for (const piece of pieces) {
    const size = volume(piece.millimeters);
    // The first piece may fill the box: it is measured as it is packed.
    const hasRoom = packed.length === 0 || size <= room;
    if (!hasRoom || piece.grams > grams || !takesPiece(box, piece)) {
      left.push(piece);
      continue;
    }
    packed.push(piece);
    room -= size;
    grams -= piece.grams;
  }
  return { packed, left };
}

function takesPiece({ kind, maxGrams, millimeters }: BoxData, piece: Piece): boolean {
  const takesForm = kind === "box" || (kind === "flat" ? piece.form === "flat" : piece.form === "rolled");
  const inner = sorted(millimeters);
  return (
    takesForm &&
    piece.grams <= maxGrams &&
    sorted(piece.millimeters).every((side, index) => side <= inner[index])
  );
}

function parcelOf(box: BoxData | undefined, pieces: Piece[]): Parcel {
  const grams = pieces.reduce((total, piece) => total + piece.grams, box?.grams ?? 0);
  const millimeters = sorted(box ? box.millimeters : pieces[0].millimeters);
  return { box: box?.code ?? null, millimeters, grams, pieces: pieces.length };
}
