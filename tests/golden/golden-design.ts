import { type Blueprint, startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument, Layer } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { surfacesOf } from "~/design/surfaces/surfaces";

/** The photos of all designs here, landscape and portrait. */
export const goldenPhotos = { landscape: "rex-landscape", portrait: "rex-portrait" };

/**
 * The same design for every product, including new ones: photos cropped, rotated and toned; text curved, spaced and
 * rotated; art where it may be added.
 */
export function goldenDesign(blueprint: Blueprint, template?: string): DesignDocument {
  const started = startDocument(blueprint, { template });
  const filled = layersOf(started)
    .flatMap(({ surface, layer }, position) => fill(surface, layer, position))
    .reduce(applyCommand, started);
  return surfacesOf(filled)
    .slice(0, 2)
    .flatMap(({ key, allows }) => (allows?.includes("art") ? decorate(key) : []))
    .reduce(applyCommand, filled);
}

function fill(surface: string, layer: Layer, position: number): Command[] {
  const place = { surface, layer: layer.id };
  if (layer.kind === "text") {
    return [
      { ...place, type: "set-text", text: ["Rex", "Bella & Bo", "1984"][position % 3] },
      { ...place, type: "set-text-style", curve: position % 2 === 0 ? 30 : 0, spacing: 40 },
      { ...place, type: "set-turn", turn: position % 2 === 0 ? 0 : -4 },
    ];
  }
  if (layer.kind !== "photo") return [];
  const isFirst = position === 0;
  return [
    { ...place, type: "place-photo", photoId: isFirst ? goldenPhotos.landscape : goldenPhotos.portrait },
    { ...place, type: "set-crop", crop: { x: 0.3, y: 0.6, zoom: isFirst ? 1.2 : 1 } },
    { ...place, type: "rotate-photo", rotation: isFirst ? 0 : 90 },
    { ...place, type: "set-effect", effect: toned[position % toned.length] },
  ];
}

const toned = [
  { tone: "none" as const, brightness: 10, contrast: 20 },
  { tone: "sepia" as const, brightness: 0, contrast: -20 },
  { tone: "mono" as const, brightness: -10, contrast: 0 },
];

function decorate(surface: string): Command[] {
  return [
    { type: "add-layer", surface, kind: "art", art: "paw" },
    { type: "set-turn", surface, layer: "added-1", turn: 20 },
  ];
}
