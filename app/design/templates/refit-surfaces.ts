import type { Box, DesignDocument, Layer, Surface } from "../document/document";
import { hundredths } from "../geometry/measure";
import { findBlueprint } from "../products/known-products";
import { surfaceSizes } from "../surfaces/surfaces";

/**
 * Adapts a design to changed options or details. Where a surface's size changed, every layer moves as its position in
 * the template does, and photos take the template's frames, so that the layout looks the same and the change can be
 * reversed. New surfaces start as in the template; missing ones are removed.
 */
export function refitSurfaces(document: DesignDocument, before: DesignDocument): DesignDocument {
  const from = arrangementOf(before);
  const to = arrangementOf(document);
  const surfaces = Object.keys(to.sizes).flatMap((key): [string, Surface][] => {
    const surface = before.surfaces[key];
    if (!surface || !from.sizes[key]) return to.surfaces[key] ? [[key, to.surfaces[key]]] : [];
    return [[key, refitSurface(surface, placesIn(from, key), placesIn(to, key))]];
  });
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

/** Sizes by surface, and the surfaces of the empty template. */
interface Arrangement {
  sizes: Record<string, { width: number; height: number }>;
  surfaces: Record<string, Surface>;
}

function arrangementOf(document: DesignDocument): Arrangement {
  const templates = findBlueprint(document.blueprint)?.templates ?? [];
  const template = templates.find(({ key }) => key === document.template);
  return {
    sizes: surfaceSizes(document),
    surfaces: template?.surfaces(document.options, document.details) ?? {},
  };
}

/** Positions on a surface: the whole surface, and the template's layers by id. */
interface Places {
  whole: Box;
  layers: Layer[];
}

function placesIn({ sizes, surfaces }: Arrangement, key: string): Places {
  return { whole: { x: 0, y: 0, ...sizes[key] }, layers: surfaces[key]?.layers ?? [] };
}

function refitSurface(surface: Surface, from: Places, to: Places): Surface {
  const kept = surface.layers.filter(({ id, kind }) => kind !== "art" || isKept(id, from, to));
  const layers = kept.map((layer) => {
    const fromLayer = from.layers.find(({ id }) => id === layer.id);
    const toLayer = to.layers.find(({ id }) => id === layer.id);
    const turn = fromLayer && toLayer && layer.turn === fromLayer.turn ? toLayer.turn : layer.turn;
    const refitted = { ...refitLayer(layer, fromLayer?.box ?? from.whole, toLayer?.box ?? to.whole), turn };
    if (refitted.kind !== "photo" || toLayer?.kind !== "photo") return refitted;
    return { ...refitted, shape: toLayer.shape };
  });
  return { ...surface, layers: withNewLayers(layers, from, to) };
}

/** A decoration of the template is removed if the new template has no place for it. */
function isKept(id: string, from: Places, to: Places): boolean {
  return to.layers.some((layer) => layer.id === id) || !from.layers.some((layer) => layer.id === id);
}

/** Adds layers that only the new template has, above the layer below them there. */
function withNewLayers(layers: Layer[], from: Places, to: Places): Layer[] {
  return to.layers.reduce((joined, layer, index) => {
    const has = (list: Layer[]) => list.some(({ id }) => id === layer.id);
    if (has(from.layers) || has(joined)) return joined;
    const below = joined.findIndex(({ id }) => id === to.layers[index - 1]?.id);
    return [...joined.slice(0, below + 1), layer, ...joined.slice(below + 1)];
  }, layers);
}

function refitLayer(layer: Layer, from: Box, to: Box): Layer {
  const across = to.width / from.width;
  const down = to.height / from.height;
  const box = {
    x: hundredths(to.x + (layer.box.x - from.x) * across),
    y: hundredths(to.y + (layer.box.y - from.y) * down),
    width: hundredths(layer.box.width * across),
    height: hundredths(layer.box.height * down),
  };
  if (layer.kind !== "text") return { ...layer, box };
  return { ...layer, box, size: Math.min(500, Math.max(1, hundredths(layer.size * down))) };
}
