import type { DesignDocument } from "~/design/document";
import { unplacedPhotos } from "~/design/fill-photos";
import { findBlueprint } from "~/design/known-products";
import { layersOf } from "~/design/layers";
import type { LoosePhoto } from "~/design/loose-photo";
import type { StoredPhoto } from "./upload-photo";

/** The field with which many photos are added at once. */
export const MANY_PHOTOS_FIELD = "photos";

/** With fewer places than this each photo is chosen for itself. */
const FEW = 3;

/** Whether a design takes so many photos that they are added together. */
export function takesManyPhotos(document: DesignDocument): boolean {
  if (findBlueprint(document.blueprint)?.makeRoom) return true;
  return layersOf(document).filter(({ layer }) => layer.kind === "photo").length >= FEW;
}

/** A photo that is kept, as it is laid into a design. */
export function loosePhoto({ takenAt, ...photo }: StoredPhoto): LoosePhoto {
  return { ...photo, takenAt: takenAt ?? null };
}

/** What became of photos that were added together, such as "12 photos are in your design. 3 more found no place …" */
export function addedWords(document: DesignDocument, photos: LoosePhoto[]): string {
  const left = unplacedPhotos(document, photos).length;
  const placed = photos.length - left;
  const done = `${placed} ${placed === 1 ? "photo is" : "photos are"} in your design.`;
  if (left === 0) return done;
  return `${done} ${left} more found no place: choose another layout or take other photos out.`;
}

/** Says that so many photos did not get through. */
export function lostWords(count: number): string {
  const photos = count === 1 ? "1 photo" : `${count} photos`;
  return `${photos} could not be sent. Please check your connection and send them again.`;
}
