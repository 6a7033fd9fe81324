import { isOwnArt } from "~/design/art/own-art";
import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { portraitOf } from "~/design/photos/photo-id";

/** A shopper's photo in a design and the layer that shows it ("<surface>.<layer>"). */
export interface PlacedPhoto {
  photoId: string;
  field: string;
}

/** The uploaded photos in a design, without the store's own portraits. */
export function documentPhotos(document: DesignDocument): PlacedPhoto[] {
  return layersOf(document).flatMap(({ layer, name }) => {
    if (layer.kind !== "photo" || layer.photoId === null || portraitOf(layer.photoId) !== undefined)
      return [];
    return [{ photoId: layer.photoId, field: name }];
  });
}

/** The uploaded clip art in a design. */
export function documentClipArt(document: DesignDocument): { art: string; field: string }[] {
  return layersOf(document).flatMap(({ layer, name }) =>
    layer.kind === "art" && isOwnArt(layer.art) ? [{ art: layer.art, field: name }] : [],
  );
}

/** Ids of everything that a shopper has uploaded for a design; all of it is in the table of photos. */
export function uploadsOf(document: DesignDocument): string[] {
  return [
    ...documentPhotos(document).map(({ photoId }) => photoId),
    ...documentClipArt(document).map(({ art }) => art),
  ];
}
