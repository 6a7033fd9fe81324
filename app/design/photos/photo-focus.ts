import type { Box, Crop } from "../document/document";
import { centeredCrop, type Proportion } from "../geometry/geometry";

/** The point of a photo that stands out most, such as an animal's head, as fractions of its width and height. */
export interface PhotoFocus {
  x: number;
  y: number;
}

/** A photo's size in pixels, upright, and its focus if it has one. */
export interface FocusedPhoto extends Proportion {
  focus?: PhotoFocus | null;
}

/** Returns the crop of a newly placed photo: around its focus as far as the frame allows, otherwise the middle. */
export function initialCrop(frame: Box, photo: FocusedPhoto | undefined): Crop {
  if (!photo?.focus) return { x: 0.5, y: 0.5, zoom: 1 };
  return centeredCrop(frame, photo, photo.focus);
}
