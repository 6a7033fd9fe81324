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
    if (isShown) added.focus();
    else focusField(fieldId(layerName(surface, added.dataset.place ?? "")));
  });
}

/** Focuses a field as soon as it is there, which its code may still be loading for, unless the focus moves before. */
function focusField(id: string): void {
  const before = document.activeElement;
  const focus = () => {
    const field = document.getElementById(id);
    if (document.activeElement === before) field?.focus();
    return field !== null || document.activeElement !== before;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Focuses a surface that has just come into view. */
export function focusSurface(key: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-canvas="${key}"]`)?.focus());
}
