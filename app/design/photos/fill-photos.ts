import type { DesignDocument, Layer, PhotoLayer } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import { placePhoto } from "../layers/layer-changes";
import { isOpenPhotoSlot, layersOf } from "../layers/layers";
import { findBlueprint } from "../products/known-products";
import { findSurface } from "../surfaces/surfaces";
import { refitSurfaces } from "../templates/refit-surfaces";
import { byTimeTaken, monthTaken, type UnplacedPhoto } from "./unplaced-photo";

/**
 * Fills the empty photo slots in the order of the surfaces, the oldest photo first unless one of the next few fits
 * better. Photos for a whole year go to the months in which they were taken, where the surfaces are months. Products
 * with a place for every photo, such as prints, grow first; photos that do not fit anywhere are left out
 * (`unplacedPhotos` returns them).
 * @param from the surface to start at, such as the visible page; those before it are filled last
 */
export function fillPhotos(document: DesignDocument, photos: UnplacedPhoto[], from?: string): DesignDocument {
  if (photos.length === 0) return document;
  const waiting = byTimeTaken(photos);
  const roomy = withRoom(document, waiting);
  const months = fillsYear(roomy, photos) ? fillMonths(roomy, waiting) : roomy;
  const next: Take = (layer) => takeBest(waiting, layer, (photo) => waiting.indexOf(photo) < AHEAD);
  const isBefore = surfacesBefore(months, from);
  const onwards = fillEmpty(months, (layer, surface) => !isBefore(surface) && next(layer, surface));
  return fillEmpty(onwards, next);
}

/** Returns the first surface that shows one of the photos, to be shown after they were placed. */
export function surfaceWith(document: DesignDocument, photos: { id: string }[]): string | undefined {
  const ids = photos.map(({ id }) => id);
  return layersOf(document).find(
    ({ layer }) => layer.kind === "photo" && layer.photoId !== null && ids.includes(layer.photoId),
  )?.surface;
}

/** Fewer photos would be spread over the year, as if the others were lost. */
function fillsYear(document: DesignDocument, photos: UnplacedPhoto[]): boolean {
  const places = layersOf(document).filter(
    ({ surface, layer }) =>
      layer.kind === "photo" && !layer.hidden && findSurface(document, surface)?.month !== undefined,
  );
  return places.length > 0 && photos.length >= places.length;
}

function fillMonths(document: DesignDocument, waiting: UnplacedPhoto[]): DesignDocument {
  return fillEmpty(document, (layer, surface) => {
    const month = findSurface(document, surface)?.month;
    return month && takeBest(waiting, layer, (photo) => monthTaken(photo) === month);
  });
}

function surfacesBefore({ surfaces }: DesignDocument, from: string | undefined): (key: string) => boolean {
  const keys = Object.keys(surfaces);
  const start = from === undefined ? 0 : keys.indexOf(from);
  return (key) => keys.indexOf(key) < start;
}

/** Returns the photos that are not placed anywhere on the design. */
export function unplacedPhotos(document: DesignDocument, photos: UnplacedPhoto[]): UnplacedPhoto[] {
  const placed = new Set(layersOf(document).map(({ layer }) => layer.kind === "photo" && layer.photoId));
  return photos.filter(({ id }) => !placed.has(id));
}

/** How many photos ahead a better fit is searched, so that they stay nearly in the order they were taken. */
const AHEAD = 3;
/** Fits that differ by less than this fraction of the photo count as equal. */
const ALIKE = 0.05;

function withRoom(document: DesignDocument, photos: UnplacedPhoto[]): DesignDocument {
  const details = findBlueprint(document.blueprint)?.makeRoom?.(document, photos);
  return details ? refitSurfaces({ ...document, details }, document) : document;
}

type Take = (layer: PhotoLayer, surface: string) => UnplacedPhoto | undefined | 0 | false;

function fillEmpty(document: DesignDocument, take: Take): DesignDocument {
  const surfaces = Object.entries(document.surfaces).map(([key, surface]) => {
    const layers = surface.layers.map((layer): Layer => {
      if (!isOpenPhotoSlot(layer)) return layer;
      const photo = take(layer, key);
      return photo ? placePhoto(layer, photo.id, photo) : layer;
    });
    return [key, { ...surface, layers }];
  });
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

/** Removes and returns the waiting photo of which the frame shows most; the oldest of equal ones. */
function takeBest(
  waiting: UnplacedPhoto[],
  { box }: PhotoLayer,
  mayBe: (photo: UnplacedPhoto) => boolean,
): UnplacedPhoto | undefined {
  const [first, ...others] = waiting.filter(mayBe);
  if (!first) return undefined;
  const best = others.reduce(
    (found, photo) => (shownPart(photo, box) > shownPart(found, box) + ALIKE ? photo : found),
    first,
  );
  waiting.splice(waiting.indexOf(best), 1);
  return best;
}

/** The visible fraction of the photo (0 to 1) when it just covers its frame. */
function shownPart(photo: Proportion, frame: Proportion): number {
  const ratio = photo.width / photo.height / (frame.width / frame.height);
  return Math.min(ratio, 1 / ratio);
}
