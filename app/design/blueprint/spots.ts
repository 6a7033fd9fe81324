import type { PhotoLayer, Surface } from "../document/document";
import type { ChosenOptions } from "./blueprint";
import type { Place } from "./layers";
import { layout, type Part, squareArtIn, squarePhotoIn, textIn } from "./layout";
import type { Size } from "./sizes";

/** A layer whose place depends on the shape in which a small product is cut. */
export type Piece = (options: ChosenOptions) => Part;

/** Named places for each value of the option `shape`; an unknown shape has those of the circle. */
type Spots<Name extends string> = Record<string, Record<Name, Place>>;

/**
 * Returns functions that put layers into the named places of every shape. Drawings and photos are the largest square in
 * the middle of their place.
 */
export function piecesIn<Name extends string>(spots: Spots<Name>) {
  const placeOf = ({ shape }: ChosenOptions, name: Name) => (spots[shape] ?? spots.circle)[name];
  return {
    text:
      (id: string, spot: Name, style: { font: string; color: string }): Piece =>
      (options) =>
        textIn(id, placeOf(options, spot), style),
    art:
      (art: string, spot: Name, color: string, id = art): Piece =>
      (options) =>
        squareArtIn(id, art, placeOf(options, spot), color),
    photo:
      (id: string, spot: Name, frame?: PhotoLayer["shape"]): Piece =>
      (options) =>
        squarePhotoIn(id, placeOf(options, spot), frame),
  };
}

/** Returns a surface with the pieces where they belong for the options. @param size of the surface, in millimeters */
export function surfaceOf(
  background: string,
  pieces: Piece[],
  { options, size }: { options: ChosenOptions; size: Size },
): Surface {
  const parts = pieces.map((piece) => piece(options));
  return layout(background, parts)(size);
}
