import type { DesignDocument, Layer, PhotoLayer } from "../document/document";
import { isOpenPhotoSlot, layersOf } from "../layers/layers";

/**
 * Fills every empty photo slot with the design's own photos, one after the other and again from the first, with their
 * rotation, effect and mask. Unchanged without a photo or without an empty slot.
 */
export function repeatPhotos(document: DesignDocument): DesignDocument {
  const placed = placedOnce(document);
  if (placed.length === 0 || emptyPhotoSlots(document) === 0) return document;
  let next = 0;
  const fill = (layer: Layer): Layer => {
    if (!isOpenPhotoSlot(layer)) return layer;
    const { photoId, rotation, effect, mask } = placed[next % placed.length];
    next += 1;
    return { ...layer, photoId, rotation, effect, mask };
  };
  const surfaces = Object.entries(document.surfaces).map(([key, surface]) => [
    key,
    { ...surface, layers: surface.layers.map(fill) },
  ]);
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

/** Counts the visible photo slots without a photo. */
export function emptyPhotoSlots(document: DesignDocument): number {
  return layersOf(document).filter(({ layer }) => isOpenPhotoSlot(layer)).length;
}

/** Returns a layer of each visible photo in the design, in the order of their first slots. */
function placedOnce(document: DesignDocument): PhotoLayer[] {
  const byId = new Map<string, PhotoLayer>();
  for (const { layer } of layersOf(document)) {
    if (layer.kind !== "photo" || layer.photoId === null || layer.hidden) continue;
    if (!byId.has(layer.photoId)) byId.set(layer.photoId, layer);
  }
  return [...byId.values()];
}
