import { findSlot } from "./blueprint";
import type { DesignDocument, TextLayer } from "./document";
import { findBlueprint } from "./known-products";
import { drawnLayers } from "./layers";
import { type OutlineTable, type OutlineText, outlineKey } from "./outline";

/** The outlines of all words on some surfaces of a design, on all unless told, for a loader to hand to the page that draws them. */
export function neededOutlines(
  document: DesignDocument,
  outline: OutlineText,
  surfaces: string[] = Object.keys(document.surfaces),
): OutlineTable {
  const table: OutlineTable = {};
  const layers = surfaces.flatMap((surface) => drawnLayers(document, surface));
  for (const layer of layers) {
    if (layer.kind !== "text") continue;
    const { words } = shownWords(document, layer);
    const found = words && outline(layer.font, words, layer);
    if (found) table[outlineKey(layer.font, words, layer)] = found;
  }
  return table;
}

/** The words drawn for a layer: its own, else the slot's example, but none where words may stay away. */
export function shownWords(
  document: DesignDocument,
  layer: TextLayer,
): { words: string; isExample: boolean } {
  if (layer.text.trim() !== "") return { words: layer.text, isExample: false };
  const blueprint = findBlueprint(document.blueprint);
  const slot = blueprint && findSlot(blueprint, layer);
  return { words: slot && !slot.optional ? (slot.placeholder ?? "") : "", isExample: true };
}
