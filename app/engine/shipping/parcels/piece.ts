import type { PackageData, Size } from "~/brand/package-data";

/** One piece as it is packed. Grams and millimeters. */
export interface Piece {
  grams: number;
  millimeters: Size;
  form: PackageData["form"];
}

/** Weight and outer size of a piece with these options. @param options option code → value code */
export function pieceOf(measures: PackageData, options: Readonly<Record<string, string>>): Piece {
  const { form, grams, millimeters } = measures;
  const piece: Piece = { grams, millimeters, form };
  for (const [code, values] of Object.entries(measures.options)) {
    const value = options[code];
    const difference = value !== undefined && Object.hasOwn(values, value) ? values[value] : {};
    piece.grams = (difference.grams ?? piece.grams) + (difference.plusGrams ?? 0);
    piece.millimeters = difference.millimeters ?? piece.millimeters;
  }
  return piece;
}

/** Cubic millimeters. */
export function volume([length, width, height]: Size): number {
  return length * width * height;
}

/** Longest side first. */
export function sorted(size: Size): Size {
  return size.toSorted((one, other) => other - one) as Size;
}
