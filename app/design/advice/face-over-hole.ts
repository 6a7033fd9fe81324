import { hiddenAt } from "../blueprint/holes";
import type { DesignDocument, PhotoLayer } from "../document/document";
import { coverFrame } from "../geometry/geometry";
import type { Point } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";
import type { PhotoSources } from "../photos/photo-source";
import { printedFrame } from "../surfaces/bleed";
import { hiddenGaps } from "../surfaces/hidden-gaps";
import { findSurface } from "../surfaces/surfaces";

/** A face is about this fraction of the photo's shorter side wide. */
const FACE = 0.2;

/** The focus of a photo, such as a face: its center and radius in millimeters of the surface. */
interface Face extends Point {
  radius: number;
}

/** Checks whether a hole of the product, or the cap over it, hides the focus of a photo, such as an animal's face. */
export function isFaceOverHole(
  document: DesignDocument,
  key: string,
  layer: PhotoLayer,
  photos: PhotoSources,
): boolean {
  const holes = findSurface(document, key)?.holes?.(document.options) ?? [];
  const face = holes.length === 0 ? undefined : faceOf(document, key, layer, photos);
  if (!face) return false;
  return holes.map(hiddenAt).some(({ x, y, width }) => {
    const [centerX, centerY] = [x + width / 2, y + width / 2];
    return Math.hypot(face.x - centerX, face.y - centerY) < face.radius + width / 2;
  });
}

/** Checks whether the middle of what stands out in a photo lies in a gap between two sheets, or right beside it. */
export function isFaceInGap(
  document: DesignDocument,
  key: string,
  layer: PhotoLayer,
  photos: PhotoSources,
): boolean {
  const surface = findSurface(document, key);
  const gaps = surface ? hiddenGaps(surface, document.options) : [];
  const face = gaps.length === 0 ? undefined : faceOf(document, key, layer, photos);
  if (!face) return false;
  return gaps.some(({ x, y, width, height }) => {
    const beside = Math.min(width, height);
    const isAcross = face.x > x - beside && face.x < x + width + beside;
    return isAcross && face.y > y - beside && face.y < y + height + beside;
  });
}

function faceOf(
  document: DesignDocument,
  key: string,
  layer: PhotoLayer,
  photos: PhotoSources,
): Face | undefined {
  const surface = findSurface(document, key);
  const photo = layer.photoId !== null && Object.hasOwn(photos, layer.photoId) ? photos[layer.photoId] : null;
  if (!surface || !photo?.focus) return undefined;
  const frame = printedFrame(layer, surface, document.options).box;
  const picture = coverFrame(frame, layer.crop, layer.rotation, photo);
  const upright = {
    x: picture.x + photo.focus.x * picture.width,
    y: picture.y + photo.focus.y * picture.height,
  };
  const rotated = turnedAround(picture, layer.rotation)(upright);
  const straightened = turnedAround(frame, layer.crop.angle ?? 0)(rotated);
  const radius = (FACE / 2) * Math.min(picture.width, picture.height);
  return { ...turnedAround(layer.box, layer.turn)(straightened), radius };
}
