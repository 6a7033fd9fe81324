import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { unplacedPhotos } from "~/design/photos/fill-photos";
import type { UnplacedPhoto } from "~/design/photos/unplaced-photo";
import { findBlueprint } from "~/design/products/known-products";
import type { StoredPhoto } from "./upload-photo";

/** Name of the form field that adds several photos at once. */
export const PHOTO_BATCH_FIELD = "photos";

/** With fewer slots than this, each photo is chosen separately. */
const FEW = 3;

/** Checks whether a design has enough photo slots to add photos as a batch. */
export function takesPhotoBatch(document: DesignDocument): boolean {
  if (findBlueprint(document.blueprint)?.makeRoom) return true;
  return layersOf(document).filter(({ layer }) => layer.kind === "photo").length >= FEW;
}

/** Converts a stored photo to one that can be placed. */
export function unplacedPhoto({ takenAt, ...photo }: StoredPhoto): UnplacedPhoto {
  return { ...photo, takenAt: takenAt ?? null };
}

/** Describes the result of a batch, such as "12 photos are in your design. 3 more found no place …" */
export function addedText(document: DesignDocument, photos: UnplacedPhoto[]): string {
  const left = unplacedPhotos(document, photos).length;
  const placed = photos.length - left;
  const done = `${placed} ${placed === 1 ? "photo is" : "photos are"} in your design.`;
  if (left === 0) return done;
  return `${done} ${left} more didn't fit: choose another layout or remove some photos.`;
}

/** The message that this many photos failed to upload. */
export function lostText(count: number): string {
  const photos = count === 1 ? "1 photo" : `${count} photos`;
  return `${photos} couldn't be uploaded. Please check your connection and try again.`;
}
