import type { ArtLayer, Layer, PhotoLayer, Surface, TextLayer } from "../document/document";
import { artSlot, type Place, part, photoSlot, squareIn, surface, textSlot } from "./layers";
import type { Size } from "./sizes";

export const whole: Place = [0, 0, 1, 1];

/** A layer of a surface of any size. */
export type Part<Kind extends Layer = Layer> = (size: Size) => Kind;

/** An empty photo slot. */
export function photoIn(id: string, place: Place, shape?: PhotoLayer["shape"]): Part<PhotoLayer> {
  return (size) => photoSlot(id, part(size, ...place), shape);
}

/** An empty photo slot in the largest square in the middle of the place. */
export function squarePhotoIn(
  id: string,
  place: Place,
  shape: PhotoLayer["shape"] = "circle",
): Part<PhotoLayer> {
  return (size) => photoSlot(id, squareIn(part(size, ...place)), shape);
}

/** An empty text, as large as the place is high. */
export function textIn(
  id: string,
  place: Place,
  style: { font: string; color?: string; size?: number },
): Part<TextLayer> {
  return (size) => textSlot(id, part(size, ...place), style);
}

/** A decoration stretched to the place. */
export function artIn(id: string, art: string, place: Place, color: string): Part<ArtLayer> {
  return (size) => artSlot(id, art, part(size, ...place), color);
}

/** A decoration in the largest square in the middle of the place. */
export function squareArtIn(id: string, art: string, place: Place, color: string): Part<ArtLayer> {
  return (size) => artSlot(id, art, squareIn(part(size, ...place)), color);
}

/** A surface of any size. */
export type Layout = (size: Size) => Surface;

/** A background (hex) and layers, the lowest first. */
export function layout(background: string, parts: Part[]): Layout {
  return (size) => surface(background, ...parts.map((each) => each(size)));
}
