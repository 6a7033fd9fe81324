import type { DesignDocument, PhotoLayer } from "../document/document";
import { coverFrame } from "../geometry/geometry";
import { turnedAround } from "../geometry/turned-points";
import type { PhotoSources } from "../photos/photo-source";
import { printedFrame } from "../surfaces/bleed";
import { findSurface } from "../surfaces/surfaces";

/** A face is about this fraction of the photo's shorter side wide. */
const FACE = 0.2;

/** Checks whether a hole of the product goes through what stands out in a photo, such as an animal's face. */
export function isFaceOverHole(
  document: DesignDocument,
  key: string,
  layer: PhotoLayer,
  photos: PhotoSources,
): boolean {
  const surface = findSurface(document, key);
  const photo = layer.photoId !== null && Object.hasOwn(photos, layer.photoId) ? photos[layer.photoId] : null;
  const holes = surface?.holes?.(document.options) ?? [];
  if (!surface || !photo?.focus || holes.length === 0) return false;
  const frame = printedFrame(layer, surface, document.options).box;
  const picture = coverFrame(frame, layer.crop, layer.rotation, photo);
  const upright = {
    x: picture.x + photo.focus.x * picture.width,
    y: picture.y + photo.focus.y * picture.height,
  };
  const rotated = turnedAround(picture, layer.rotation)(upright);
  const straightened = turnedAround(frame, layer.crop.angle ?? 0)(rotated);
  const face = turnedAround(layer.box, layer.turn)(straightened);
  const radius = (FACE / 2) * Math.min(picture.width, picture.height);
  return holes.some(({ x, y, width }) => {
    const [centerX, centerY] = [x + width / 2, y + width / 2];
    return Math.hypot(face.x - centerX, face.y - centerY) < radius + width / 2;
  });
}
