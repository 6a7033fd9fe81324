/** Elements of the canvas that stand for the layers of a design. */
const PLACES = "[data-place]";

/** Runs a command by the keyboard, and focuses the layer that it adds. */
export function focusAddedLayer(command: () => void): void {
  const before = new Set(document.querySelectorAll(PLACES));
  command();
  requestAnimationFrame(() => {
    const added = [...document.querySelectorAll<HTMLElement>(PLACES)].find((place) => !before.has(place));
    added?.focus();
  });
}

/** Focuses a surface that has just come into view. */
export function focusSurface(key: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-canvas="${key}"]`)?.focus());
}
