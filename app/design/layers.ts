import type { DesignDocument, Layer } from "./document";

/** A layer with its surface's key, and its name in forms and problems: "<surface>.<layer>". */
export interface PlacedLayer {
  surface: string;
  layer: Layer;
  name: string;
}

/** Every layer of a design, surface by surface, from the lowest up. */
export function layersOf(document: DesignDocument): PlacedLayer[] {
  return Object.entries(document.surfaces).flatMap(([surface, { layers }]) =>
    layers.map((layer) => ({ surface, layer, name: layerName(surface, layer.id) })),
  );
}

/** The one name of a layer in the whole design: "<surface>.<layer>". */
export function layerName(surface: string, layer: string): string {
  return `${surface}.${layer}`;
}
