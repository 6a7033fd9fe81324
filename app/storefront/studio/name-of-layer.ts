import { linesInARow } from "~/design/document/describe-design";
import type { DesignDocument, Layer } from "~/design/document/document";
import { findSlotOf } from "./slots";

/** Returns what a layer is called in lists: a text by itself, in quotes, everything else by its title. */
export function nameOfLayer(document: DesignDocument, surface: string, layer: Layer): string {
  return layer.kind === "text" && layer.text.trim() !== ""
    ? `“${linesInARow(layer.text.trim())}”`
    : findSlotOf(document, surface, layer).title;
}
