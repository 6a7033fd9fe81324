import type { DesignDocument, PhotoLayer } from "./document";
import { placePhoto } from "./layer-changes";

/** A photo to be laid into the design; pixels, upright. */
export interface LoosePhoto {
  id: string;
  width: number;
  height: number;
  /** ISO time, where the camera told it. */
  takenAt: string | null;
}

/**
 * The design with its empty photo slots filled in the order of the surfaces, by the oldest photo first, unless one of
 * the next few lies as the slot does.
 */
export function fillPhotos(document: DesignDocument, photos: LoosePhoto[]): DesignDocument {
  const waiting = photos.toSorted((one, other) => (one.takenAt ?? "9").localeCompare(other.takenAt ?? "9"));
  const surfaces = Object.entries(document.surfaces).map(([key, surface]) => {
    const layers = surface.layers.map((layer) => {
      if (layer.kind !== "photo" || layer.photoId !== null) return layer;
      const photo = takeNext(waiting, layer);
      return photo ? placePhoto(layer, photo.id) : layer;
    });
    return [key, { ...surface, layers }];
  });
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

/** How many photos ahead a better fit is looked for, so that they stay nearly in the order they were taken. */
const AHEAD = 3;

function takeNext(waiting: LoosePhoto[], { box }: PhotoLayer): LoosePhoto | undefined {
  const lies = box.width > box.height;
  const fitting = waiting.slice(0, AHEAD).findIndex(({ width, height }) => width > height === lies);
  return waiting.splice(Math.max(0, fitting), 1)[0];
}
