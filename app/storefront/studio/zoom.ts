/** How close a photo can be brought; 1 just covers its frame. */
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;
export const ZOOM_STEP = 0.05;

/** The zoom some steps closer (or, below zero, further off), on a whole step and within the limits. */
export function zoomedBy(zoom: number, steps: number): number {
  const whole = Math.round(zoom / ZOOM_STEP) + steps;
  const parts = Math.round(1 / ZOOM_STEP);
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, whole / parts));
}
