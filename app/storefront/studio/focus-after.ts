import { layerName } from "~/design/layers/layers";
import { fieldId } from "./field-names";

/** Elements of the canvas that stand for the layers of a design. */
const PLACES = "[data-place]";

/**
 * Runs a command by the keyboard, and focuses the layer that it adds: in the flat view its place, elsewhere its field.
 * @param surface key of the surface to which the layer is added
 */
export function focusAddedLayer(surface: string, command: () => void): void {
  const before = new Set(document.querySelectorAll(PLACES));
  command();
  requestAnimationFrame(() => {
    const added = [...document.querySelectorAll<HTMLElement>(PLACES)].find((place) => !before.has(place));
    if (!added) return;
    const isShown = added.getClientRects().length > 0;
    const field = document.getElementById(fieldId(layerName(surface, added.dataset.place ?? "")));
    (isShown ? added : field)?.focus();
  });
}

/** Focuses a surface that has just come into view. */
export function focusSurface(key: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-canvas="${key}"]`)?.focus());
}
