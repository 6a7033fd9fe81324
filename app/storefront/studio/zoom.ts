/** Limits and step of a photo's zoom; at 1 it just covers its frame. */
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;
export const ZOOM_STEP = 0.05;

/** Zooms in by some steps (out if negative), to a whole step within the limits. */
export function zoomedBy(zoom: number, steps: number): number {
  const whole = Math.round(zoom / ZOOM_STEP) + steps;
  const parts = Math.round(1 / ZOOM_STEP);
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, whole / parts));
}
