import type { DesignDocument, Layer, PhotoLayer } from "../document/document";
import { findSurface } from "../surfaces/surfaces";

/** A layer with its surface's key, and its name in forms and problems: "<surface>.<layer>". */
export interface PlacedLayer {
  surface: string;
  layer: Layer;
  name: string;
}

/** Returns every layer that the shopper fills, surface by surface, the lowest first. */
export function layersOf(document: DesignDocument): PlacedLayer[] {
  return Object.entries(document.surfaces).flatMap(([surface, { layers }]) =>
    layers.map((layer) => ({ surface, layer, name: layerName(surface, layer.id) })),
  );
}

/** Returns everything drawn on a surface, the lowest first: the shopper's layers, and above them those of the product. */
export function drawnLayers(document: DesignDocument, surface: string): Layer[] {
  const own = (document.surfaces[surface]?.layers ?? []).filter(({ hidden }) => !hidden);
  const fixed = findSurface(document, surface)?.fixed;
  return fixed ? [...own, ...fixed(document)] : own;
}

/** The unique name of a layer in the whole design: "<surface>.<layer>". */
export function layerName(surface: string, layer: string): string {
  return `${surface}.${layer}`;
}

/** Checks whether a layer is a photo slot that waits for a photo; a hidden one does not. */
export function isOpenPhotoSlot(layer: Layer): layer is PhotoLayer {
  return layer.kind === "photo" && layer.photoId === null && !layer.hidden;
}

/** Checks whether a photo, a text or the link of a code is missing, or the layer is hidden. */
export function isEmptyLayer(layer: Layer): boolean {
  if (layer.hidden) return true;
  if (layer.kind === "photo") return layer.photoId === null;
  if (layer.kind === "code") return layer.link.trim() === "";
  return layer.kind === "text" && layer.text.trim() === "";
}
