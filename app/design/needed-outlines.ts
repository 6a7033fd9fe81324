import { findSlot } from "./blueprint";
import { findBlueprint } from "./blueprints";
import type { DesignDocument, TextLayer } from "./document";
import { layersOf } from "./layers";
import { type OutlineTable, type OutlineText, outlineKey } from "./outline";

/** The outlines of all words in a design, for a loader to hand to the page that draws it. */
export function neededOutlines(document: DesignDocument, outline: OutlineText): OutlineTable {
  const table: OutlineTable = {};
  for (const { layer } of layersOf(document)) {
    if (layer.kind !== "text") continue;
    const { words } = shownWords(document, layer);
    const found = words && outline(layer.font, words);
    if (found) table[outlineKey(layer.font, words)] = found;
  }
  return table;
}

/** The words drawn for a layer: its own, or the slot's example as long as there are none. */
export function shownWords(
  document: DesignDocument,
  layer: TextLayer,
): { words: string; isExample: boolean } {
  if (layer.text.trim() !== "") return { words: layer.text, isExample: false };
  const blueprint = findBlueprint(document.blueprint);
  return { words: (blueprint && findSlot(blueprint, layer.id).placeholder) ?? "", isExample: true };
}
