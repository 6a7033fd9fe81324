import { findSlot, type Slot } from "../blueprint/blueprint";
import type { DesignDocument, TextLayer } from "../document/document";
import { drawnLayers } from "../layers/layers";
import { findBlueprint } from "../products/known-products";
import { type OutlineTable, type OutlineText, outlineKey } from "./outline";
import { readPhone } from "./phone-number";

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
    const { text } = shownText(document, layer);
    const found = text && outline(layer.font, text, layer);
    if (found) table[outlineKey(layer.font, text, layer)] = found;
  }
  return table;
}

/**
 * The words drawn for a layer: its own, a phone number in the form in which it is read back; else the slot's example,
 * but none where words may stay away.
 */
export function shownText(document: DesignDocument, layer: TextLayer): { text: string; isExample: boolean } {
  const blueprint = findBlueprint(document.blueprint);
  const slot = blueprint && findSlot(blueprint, layer);
  if (layer.text.trim() !== "") return { text: formatText(layer.text, slot), isExample: false };
  return { text: slot && !slot.optional ? (slot.placeholder ?? "") : "", isExample: true };
}

/** What is set of words that were typed: a phone number that can be called in its usual form. */
export function formatText(text: string, slot: Slot | undefined): string {
  if (slot?.kind !== "phone") return text;
  const reading = readPhone(text);
  return "number" in reading ? reading.number : text;
}
