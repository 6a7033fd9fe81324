import { findBlueprint } from "./blueprints";
import type { Box, DesignDocument, Layer, Surface } from "./document";
import { hundredths } from "./measure";
import { surfaceSizes } from "./surfaces";

/**
 * The design in another option. When that changes a surface's size, every layer moves as its place in the
 * template does, and photos take its frames, so that the arrangement keeps its look and going back brings back what was.
 */
export function chooseOption(document: DesignDocument, code: string, value: string): DesignDocument {
  const blueprint = findBlueprint(document.blueprint);
  const option = blueprint?.options.find((each) => each.code === code);
  if (!blueprint || !option?.values.some((each) => each.code === value)) return document;
  if (document.options[code] === value) return document;

  const options = { ...document.options, [code]: value };
  const template = blueprint.templates.find(({ key }) => key === document.template);
  const [before, after] = [document.options, options].map((chosen) => ({
    sizes: surfaceSizes(blueprint, chosen),
    surfaces: template?.surfaces(chosen) ?? {},
  }));
  const surfaces = Object.entries(document.surfaces).map(([key, surface]) => {
    if (!before.sizes[key] || !after.sizes[key]) return [key, surface];
    return [key, refitSurface(surface, placesIn(before, key), placesIn(after, key))];
  });
  return { ...document, options, surfaces: Object.fromEntries(surfaces) };
}

/** Where things lie on a surface: the whole of it, and the template's layers by id. */
interface Places {
  whole: Box;
  layers: Layer[];
}

function placesIn(
  {
    sizes,
    surfaces,
  }: { sizes: Record<string, { width: number; height: number }>; surfaces: Record<string, Surface> },
  key: string,
): Places {
  return { whole: { x: 0, y: 0, ...sizes[key] }, layers: surfaces[key]?.layers ?? [] };
}

function refitSurface(surface: Surface, from: Places, to: Places): Surface {
  const layers = surface.layers.map((layer) => {
    const fromLayer = from.layers.find(({ id }) => id === layer.id);
    const toLayer = to.layers.find(({ id }) => id === layer.id);
    const refitted = refitLayer(layer, fromLayer?.box ?? from.whole, toLayer?.box ?? to.whole);
    if (refitted.kind !== "photo" || toLayer?.kind !== "photo") return refitted;
    return { ...refitted, shape: toLayer.shape };
  });
  return { ...surface, layers };
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
