import type { DesignDocument, Layer, PhotoLayer } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import { placePhoto } from "../layers/layer-changes";
import { layersOf } from "../layers/layers";
import { findBlueprint } from "../products/known-products";
import { findSurface } from "../surfaces/surfaces";
import { refitSurfaces } from "../templates/refit-surfaces";
import { byTimeTaken, monthTaken, type UnplacedPhoto } from "./unplaced-photo";

/**
 * The design with its empty photo slots filled: first those of a month with photos taken in it, then the others in the
 * order of the surfaces, the oldest photo first unless one of the next few fits better. Products that have a place for
 * every photo, such as prints, first grow; photos that find no place are left out (`unplacedPhotos` tells which).
 */
export function fillPhotos(document: DesignDocument, photos: UnplacedPhoto[]): DesignDocument {
  if (photos.length === 0) return document;
  const waiting = byTimeTaken(photos);
  const roomy = withRoom(document, waiting);
  const months = fillEmpty(roomy, (layer, surface) => {
    const month = findSurface(roomy, surface)?.month;
    return month && takeBest(waiting, layer, (photo) => monthTaken(photo) === month);
  });
  return fillEmpty(months, (layer) => takeBest(waiting, layer, (photo) => waiting.indexOf(photo) < AHEAD));
}

/** Those of the photos that lie nowhere on the design. */
export function unplacedPhotos(document: DesignDocument, photos: UnplacedPhoto[]): UnplacedPhoto[] {
  const placed = new Set(layersOf(document).map(({ layer }) => layer.kind === "photo" && layer.photoId));
  return photos.filter(({ id }) => !placed.has(id));
}

/** How many photos ahead a better fit is looked for, so that they stay nearly in the order they were taken. */
const AHEAD = 3;
/** Fits that differ by less than this part of the photo count as the same. */
const ALIKE = 0.05;

function withRoom(document: DesignDocument, photos: UnplacedPhoto[]): DesignDocument {
  const details = findBlueprint(document.blueprint)?.makeRoom?.(document, photos);
  return details ? refitSurfaces({ ...document, details }, document) : document;
}

type Take = (layer: PhotoLayer, surface: string) => UnplacedPhoto | undefined | 0;

function fillEmpty(document: DesignDocument, take: Take): DesignDocument {
  const surfaces = Object.entries(document.surfaces).map(([key, surface]) => {
    const layers = surface.layers.map((layer): Layer => {
      if (layer.kind !== "photo" || layer.photoId !== null) return layer;
      const photo = take(layer, key);
      return photo ? placePhoto(layer, photo.id) : layer;
    });
    return [key, { ...surface, layers }];
  });
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

/** Takes the photo of which the frame shows most, of several alike the oldest, out of those that wait. */
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

/** How much of the photo is in sight where it just covers its frame, 0 to 1. */
function shownPart(photo: Proportion, frame: Proportion): number {
  const ratio = photo.width / photo.height / (frame.width / frame.height);
  return Math.min(ratio, 1 / ratio);
}
