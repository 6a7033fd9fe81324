import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { unplacedPhotos } from "~/design/photos/fill-photos";
import type { UnplacedPhoto } from "~/design/photos/unplaced-photo";
import { findBlueprint } from "~/design/products/known-products";
import type { StoredPhoto } from "./upload-photo";

/** Name of the form field that adds several photos at once. */
export const PHOTO_BATCH_FIELD = "photos";

/** With fewer places than this each photo is chosen for itself. */
const FEW = 3;

/** Whether a design has enough photo slots to add photos as a batch. */
export function takesPhotoBatch(document: DesignDocument): boolean {
  if (findBlueprint(document.blueprint)?.makeRoom) return true;
  return layersOf(document).filter(({ layer }) => layer.kind === "photo").length >= FEW;
}

/** The stored photo as a photo to be placed. */
export function unplacedPhoto({ takenAt, ...photo }: StoredPhoto): UnplacedPhoto {
  return { ...photo, takenAt: takenAt ?? null };
}

/** What became of photos that were added together, such as "12 photos are in your design. 3 more found no place …" */
export function addedText(document: DesignDocument, photos: UnplacedPhoto[]): string {
  const left = unplacedPhotos(document, photos).length;
  const placed = photos.length - left;
  const done = `${placed} ${placed === 1 ? "photo is" : "photos are"} in your design.`;
  if (left === 0) return done;
  return `${done} ${left} more didn't fit: choose another layout or remove some photos.`;
}

/** Says that so many photos did not get through. */
export function lostText(count: number): string {
  const photos = count === 1 ? "1 photo" : `${count} photos`;
  return `${photos} couldn't be uploaded. Please check your connection and try again.`;
}
