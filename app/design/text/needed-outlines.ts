import { findSlot, type Slot } from "../blueprint/blueprint";
import { shownCode } from "../codes/shown-code";
import type { DesignDocument, Layer, TextLayer } from "../document/document";
import { drawnLayers } from "../layers/layers";
import { minModuleOn } from "../production/code-modules";
import { findBlueprint } from "../products/known-products";
import { mayStayEmpty } from "./optional-text";
import { type LineShape, type OutlineTable, type OutlineText, outlineKey } from "./outline";
import { readPhone } from "./phone-number";

/**
 * Returns the outlines of all texts on some surfaces of a design (all by default), for a loader to pass to the page
 * that draws them.
 */
export function neededOutlines(
  document: DesignDocument,
  outline: OutlineText,
  surfaces: string[] = Object.keys(document.surfaces),
): OutlineTable {
  const table: OutlineTable = {};
  const layers = surfaces.flatMap((surface) =>
    drawnLayers(document, surface).map((layer) => ({ surface, layer })),
  );
  for (const { surface, layer } of layers) {
    const { font, text, shape } = drawnText(document, surface, layer);
    const found = text && outline(font, text, shape);
    if (found) table[outlineKey(font, text, shape)] = found;
  }
  return table;
}

/** Returns what is outlined for a text or a code (code-font.ts); the text is empty for others. */
export function drawnText(
  document: DesignDocument,
  surface: string,
  layer: Layer,
): { font: string; text: string; shape?: LineShape } {
  if (layer.kind === "code") return shownCode(layer, minModuleOn(document, surface));
  if (layer.kind !== "text") return { font: "", text: "" };
  return { font: layer.font, text: shownText(document, layer).text, shape: layer };
}

/**
 * Returns the text drawn for a layer: its own, with a phone number in its formatted form; otherwise the slot's example,
 * unless the text may stay empty.
 */
export function shownText(document: DesignDocument, layer: TextLayer): { text: string; isExample: boolean } {
  const blueprint = findBlueprint(document.blueprint);
  const slot = blueprint && findSlot(blueprint, layer);
  if (layer.text.trim() !== "") return { text: formatText(layer.text, slot), isExample: false };
  const isAsked = slot && !mayStayEmpty(document, slot);
  return { text: isAsked ? (slot.placeholder ?? "") : "", isExample: true };
}

/** Returns the text as printed: a valid phone number is formatted. */
export function formatText(text: string, slot: Slot | undefined): string {
  if (slot?.kind !== "phone") return text;
  const reading = readPhone(text);
  return "number" in reading ? reading.number : text;
}
