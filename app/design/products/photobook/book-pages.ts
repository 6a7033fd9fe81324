import { part, photoSlot, surface, textSlot } from "../../blueprint/layers";
import { blush, cream, ink, mint, sky, white } from "../../blueprint/palette";
import type { Size } from "../../blueprint/sizes";
import type { Surface } from "../../document/document";

/** Layout of the photos and texts of a page of any size. */
export type PageLayout = (size: Size) => Surface;

/** One photo to the edges. */
export const onePhoto: PageLayout = (size) => surface(white, photoSlot("photo", { x: 0, y: 0, ...size }));

export const photoWithCaption: PageLayout = (size) =>
  surface(
    cream,
    photoSlot("photo", part(size, 0.09, 0.08, 0.82, 0.74)),
    textSlot("caption", part(size, 0.1, 0.86, 0.8, 0.06), { font: "caveat", color: ink }),
  );

export const twoPhotos: PageLayout = (size) =>
  surface(
    white,
    photoSlot("photo", part(size, 0.08, 0.07, 0.84, 0.42)),
    photoSlot("photo-2", part(size, 0.08, 0.51, 0.84, 0.42)),
  );

/** A wide photo over two small ones. */
export const collage: PageLayout = (size) =>
  surface(
    mint,
    photoSlot("photo", part(size, 0.07, 0.07, 0.86, 0.52)),
    photoSlot("photo-2", part(size, 0.07, 0.62, 0.42, 0.31)),
    photoSlot("photo-3", part(size, 0.51, 0.62, 0.42, 0.31)),
  );

export const fourPhotos: PageLayout = (size) => {
  const photo = (id: string, x: number, y: number) => photoSlot(id, part(size, x, y, 0.41, 0.41), "rounded");
  return surface(
    sky,
    photo("photo", 0.07, 0.07),
    photo("photo-2", 0.52, 0.07),
    photo("photo-3", 0.07, 0.52),
    photo("photo-4", 0.52, 0.52),
  );
};

export const archWithCaption: PageLayout = (size) =>
  surface(
    blush,
    photoSlot("photo", part(size, 0.2, 0.1, 0.6, 0.68), "arch"),
    textSlot("caption", part(size, 0.1, 0.83, 0.8, 0.07), { font: "playfair-display", color: ink }),
  );
