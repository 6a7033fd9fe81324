import { layout, photoIn, textIn, whole } from "../../blueprint/layout";
import { blush, cream, ink, mint, sky, white } from "../../blueprint/palette";

/** One photo to the edges. */
export const onePhoto = layout(white, [photoIn("photo", whole)]);

export const photoWithCaption = layout(cream, [
  photoIn("photo", [0.09, 0.08, 0.82, 0.74]),
  textIn("caption", [0.1, 0.86, 0.8, 0.06], { font: "caveat", color: ink }),
]);

export const twoPhotos = layout(white, [
  photoIn("photo", [0.08, 0.07, 0.84, 0.42]),
  photoIn("photo-2", [0.08, 0.51, 0.84, 0.42]),
]);

/** A wide photo over two small ones. */
export const collage = layout(mint, [
  photoIn("photo", [0.07, 0.07, 0.86, 0.52]),
  photoIn("photo-2", [0.07, 0.62, 0.42, 0.31]),
  photoIn("photo-3", [0.51, 0.62, 0.42, 0.31]),
]);

export const fourPhotos = layout(sky, [
  photoIn("photo", [0.07, 0.07, 0.41, 0.41], "rounded"),
  photoIn("photo-2", [0.52, 0.07, 0.41, 0.41], "rounded"),
  photoIn("photo-3", [0.07, 0.52, 0.41, 0.41], "rounded"),
  photoIn("photo-4", [0.52, 0.52, 0.41, 0.41], "rounded"),
]);

export const archWithCaption = layout(blush, [
  photoIn("photo", [0.2, 0.1, 0.6, 0.68], "arch"),
  textIn("caption", [0.1, 0.83, 0.8, 0.07], { font: "playfair-display", color: ink }),
]);
